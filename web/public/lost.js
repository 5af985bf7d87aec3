// The scripts of this page are gone, as a newer build is there, or could not be fetched: the document says so without
// waiting any longer, and offers to load it again. The server answers this in place of the first script of another build.
const late = document.getElementById('late')
const again = late && late.querySelector('button')
if (again) {
  late.style.visibility = 'visible'
  again.hidden = false
  again.addEventListener('click', () => location.reload())
}
