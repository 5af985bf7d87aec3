export function ProjectPage() {
  return <h1>ProjectPage</h1>
}
