import sharp from 'sharp'

// What the homes and companies of the demo world look like: drawn here, of nobody's photos.

const width = 1200
const height = 750

const webp = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer()

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

type Light = { sky: [string, string]; ground: string; path: string; leaf: string }
const lights = {
  noon: { sky: ['#8fc4ea', '#e6f2f8'], ground: '#86b06c', path: '#e3d9c8', leaf: '#5f8f4f' },
  evening: { sky: ['#8fa5c9', '#f6d9c3'], ground: '#7d9a62', path: '#dccdb6', leaf: '#56804a' },
  grey: { sky: ['#b7c6d0', '#e8edef'], ground: '#8ca97c', path: '#d9d4ca', leaf: '#63875a' },
  clear: { sky: ['#6fb2e4', '#dff0fa'], ground: '#93b877', path: '#eadfce', leaf: '#4f8750' },
} satisfies Record<string, Light>

const outdoors = ({ sky: [high, low], ground, path, leaf }: Light, home: string) =>
  svg(`<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
    <rect width="1200" height="750" fill="url(#s)"/><g fill="#fff" opacity=".55"><ellipse cx="930" cy="120" rx="110" ry="26"/><ellipse cx="230" cy="90" rx="80" ry="20"/></g>
    <path d="M0 470q300-60 620-20t580-30v330H0z" fill="${leaf}" opacity=".45"/><rect y="560" width="1200" height="190" fill="${ground}"/>
    <path d="M560 600h90l120 150H430z" fill="${path}"/>${home}
    <g fill="${leaf}"><circle cx="130" cy="470" r="92"/><circle cx="1090" cy="500" r="74"/><rect x="118" y="520" width="24" height="90" fill="#6e5540"/><rect x="1081" y="540" width="18" height="70" fill="#6e5540"/>
    <ellipse cx="290" cy="606" rx="56" ry="26"/><ellipse cx="930" cy="608" rx="66" ry="28"/></g>`)

const pane = (x: number, y: number, w = 84, h = 96) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#4d6577"/><path d="M${x} ${y + h}L${x + w} ${y}V${y + h}z" fill="#6d8799"/><path d="M${x + w / 2} ${y}v${h}" stroke="#f7f7f4" stroke-width="6"/>`

type Colours = { wall: string; roof: string; door: string }

/** A house of one floor under a wide roof. */
const longHouse = ({ wall, roof, door }: Colours) =>
  `<rect x="270" y="380" width="660" height="226" fill="${wall}"/><path d="M226 392 360 214h480l134 178z" fill="${roof}"/><path d="M226 392h748l-10-14H236z" opacity=".25"/>
  <rect x="770" y="150" width="46" height="110" fill="${roof}"/>${pane(330, 430)}${pane(450, 430)}${pane(790, 430)}
  <rect x="580" y="436" width="76" height="170" fill="${door}"/><rect x="690" y="500" width="64" height="60" fill="#4d6577"/>`

/** A house of two floors with a gable to the street, its panels on the roof. */
const gabledHouse = ({ wall, roof, door }: Colours) =>
  `<rect x="560" y="360" width="380" height="246" fill="${wall}"/><path d="M540 372 640 236h300l60 136z" fill="${roof}"/>
  <path d="M680 262h170l26 70H656z" fill="#2c3e50"/><path d="M300 606V330l150-140 150 140v276z" fill="${wall}"/><path d="M300 606V330l150-140 150 140v276z" fill="#000" opacity=".05"/>
  <path d="M270 348 450 176l180 172h-44L450 222 314 348z" fill="${roof}"/>${pane(408, 300)}${pane(340, 450)}${pane(700, 430)}${pane(820, 430)}
  <rect x="480" y="446" width="76" height="160" fill="${door}"/>`

/** A house with a flat roof, its upper floor set back. */
const cubicHouse = ({ wall, roof, door }: Colours) =>
  `<rect x="440" y="206" width="400" height="190" fill="${roof}"/><rect x="280" y="380" width="660" height="226" fill="${wall}"/><rect x="266" y="366" width="688" height="20" fill="#3b4650"/><rect x="428" y="194" width="424" height="18" fill="#3b4650"/>
  ${pane(480, 250, 150, 100)}${pane(680, 250, 110, 100)}${pane(320, 430, 200, 150)}<rect x="600" y="440" width="80" height="166" fill="${door}"/>${pane(740, 430, 150, 90)}`

/** Two houses side by side. */
const twinHouse = ({ wall, roof, door }: Colours) =>
  [270, 600]
    .map(
      (x) =>
        `<rect x="${x}" y="360" width="330" height="246" fill="${wall}"/><path d="M${x - 22} 374l187-176 187 176z" fill="${roof}"/>${pane(x + 123, 276, 84, 76)}${pane(x + 40, 430)}<rect x="${x + 210}" y="446" width="72" height="160" fill="${door}"/>`,
    )
    .join('') + '<path d="M600 366v240" stroke="#000" stroke-opacity=".15" stroke-width="6"/>'

/** A building of some floors, with balconies. */
const building = ({ wall, roof, door }: Colours) => {
  const floors = [150, 262, 374].flatMap((y) =>
    [330, 470, 650, 790].map(
      (x) => `${pane(x, y, 80, 76)}<rect x="${x - 12}" y="${y + 70}" width="104" height="14" fill="${roof}"/>`,
    ),
  )
  return `<rect x="280" y="110" width="640" height="496" fill="${wall}"/><rect x="266" y="92" width="668" height="26" fill="${roof}"/>${floors.join('')}
    <rect x="560" y="480" width="80" height="126" fill="${door}"/>${pane(330, 490, 150, 70)}${pane(720, 490, 150, 70)}`
}

const living =
  svg(`<rect width="1200" height="750" fill="#efe8dc"/><rect y="560" width="1200" height="190" fill="#b88a5e"/><path d="M0 620h1200M0 690h1200" stroke="#a2764c" stroke-width="4"/>
  <rect x="120" y="130" width="420" height="300" fill="#cfe6f2"/><path d="M120 360q120-60 240-20t180-20v110H120z" fill="#8db079"/><path d="M330 130v300M120 130h420v300H120z" fill="none" stroke="#fff" stroke-width="16"/>
  <rect x="640" y="420" width="430" height="150" rx="28" fill="#4f7f8f"/><rect x="610" y="470" width="490" height="120" rx="26" fill="#5d91a2"/><rect x="640" y="590" width="20" height="40" fill="#4a3a2c"/><rect x="1050" y="590" width="20" height="40" fill="#4a3a2c"/>
  <rect x="740" y="150" width="220" height="150" fill="#f8f4ec" stroke="#8a6d4f" stroke-width="10"/><path d="M760 270l60-70 50 40 40-30 30 60z" fill="#9fc0a4"/><ellipse cx="330" cy="650" rx="210" ry="40" fill="#d8c3a5"/>`)

const kitchen =
  svg(`<rect width="1200" height="750" fill="#f1eee8"/><rect y="580" width="1200" height="170" fill="#c7b299"/><rect x="110" y="390" width="980" height="200" fill="#f9f8f5"/><rect x="100" y="366" width="1000" height="28" fill="#7c5f44"/>
  <g fill="#fff" stroke="#d8d3ca" stroke-width="5"><rect x="130" y="410" width="220" height="168"/><rect x="370" y="410" width="220" height="168"/><rect x="610" y="410" width="220" height="168"/><rect x="850" y="410" width="220" height="168"/><rect x="130" y="110" width="300" height="130"/><rect x="770" y="110" width="300" height="130"/></g>
  <path d="M480 100h240l-50 110H530z" fill="#9aa6ad"/><rect x="640" y="430" width="160" height="110" rx="8" fill="#2f3a42"/><rect x="180" y="320" width="70" height="48" rx="6" fill="#5d91a2"/><circle cx="960" cy="330" r="38" fill="#86b06c"/>`)

const works =
  svg(`<rect width="1200" height="750" fill="#c6d2da"/><rect y="570" width="1200" height="180" fill="#a58f72"/><rect x="300" y="350" width="600" height="250" fill="#cdbfa8"/><path d="M300 410h600M300 470h600M300 530h600" stroke="#b3a48b" stroke-width="5"/>
  <g stroke="#9b7446" stroke-width="16" fill="none"><path d="M270 360 600 180l330 180M360 350l130-110M480 350l120-170 120 170M840 350 710 240"/></g><rect x="540" y="420" width="120" height="180" fill="#8a7a63"/><rect x="360" y="410" width="100" height="90" fill="#7f8d97"/><rect x="740" y="410" width="100" height="90" fill="#7f8d97"/>
  <g stroke="#e0a53a" stroke-width="10" fill="none"><path d="M980 750V120h-320M980 160h120M720 120v90"/></g>`)

const painted = {
  slate: { wall: '#f4efe6', roof: '#56606b', door: '#7a4a32' },
  tile: { wall: '#f3e4cf', roof: '#b65c3c', door: '#4f6a5a' },
  white: { wall: '#fbfaf7', roof: '#3f4a55', door: '#2f6f86' },
  ochre: { wall: '#ecd6ad', roof: '#8a4f36', door: '#5b3f2d' },
  brick: { wall: '#c9856a', roof: '#4d5259', door: '#f0ece4' },
  wood: { wall: '#c9a173', roof: '#5a6670', door: '#39464f' },
  stone: { wall: '#dcd3c2', roof: '#6b5a50', door: '#35566b' },
} satisfies Record<string, Colours>

const scenes = {
  lilas: outdoors(lights.noon, gabledHouse(painted.slate)),
  tiled: outdoors(lights.evening, longHouse(painted.tile)),
  white: outdoors(lights.grey, gabledHouse(painted.white)),
  modern: outdoors(lights.clear, cubicHouse({ wall: '#f6f4ef', roof: '#8e6c4c', door: '#2f4a5a' })),
  ochre: outdoors(lights.noon, longHouse(painted.ochre)),
  wooden: outdoors(lights.grey, gabledHouse(painted.wood)),
  brick: outdoors(lights.clear, longHouse(painted.brick)),
  twins: outdoors(lights.noon, twinHouse(painted.stone)),
  tilleuls: outdoors(lights.clear, building({ wall: '#efe6d6', roof: '#4b5a66', door: '#2f6f86' })),
  belvedere: outdoors(lights.evening, building({ wall: '#f7f5f1', roof: '#a8653f', door: '#39464f' })),
  living,
  kitchen,
  works,
}
export type Face = keyof typeof scenes

/** A home, or something in it, as a photo would show it. */
export const homeFace = (face: Face): Promise<Buffer> => webp(scenes[face])

/** The marks of the companies that have one: a few strokes in their colours, on the white of paper. */
const marks: Record<string, string> = {
  'Groupe Horizon':
    '<circle cx="128" cy="140" r="52" fill="#e39b2d"/><path d="M28 150h200v26H28zM52 190h152v16H52zM84 218h88v12H84z" fill="#7a4a1e"/>',
  'Maisons Clairière':
    '<circle cx="190" cy="72" r="28" fill="#e7a33e"/><path d="M24 208 128 72l104 136z" fill="#3d6b3f"/><path d="M98 208v-62l30-30 30 30v62z" fill="#f3f1e6"/>',
  'Habitat Rivages':
    '<path d="M56 60h64v108H56zM132 92h68v76h-68z" fill="#1f5f8b"/><path d="M24 190q26-22 52 0t52 0 52 0 52 0v18q-26 22-52 0t-52 0-52 0-52 0z" fill="#5fa9d0"/>',
  'Chauffage Lenoir':
    '<path d="M128 24c48 54 68 86 68 124a68 68 0 0 1-136 0c0-30 18-52 38-76 4 22 12 32 24 38 2-32 0-56 6-86z" fill="#c8452e"/><path d="M128 128c20 24 28 38 28 54a28 28 0 0 1-56 0c0-16 8-30 28-54z" fill="#f4b84a"/>',
  'Rénov’Est':
    '<path d="M28 132 128 44l100 88h-30v80H58v-80z" fill="#8a2f3c"/><path d="M84 150l30 32 62-66" fill="none" stroke="#fff" stroke-width="20"/>',
  'Promotion Belvédère': '<path d="M40 216V96l56-44v164zM108 216V40l56 40v136zM176 216V112l40 28v76z" fill="#5a4686"/>',
  Thermalia:
    '<rect x="40" y="40" width="176" height="176" rx="36" fill="#0f6e84"/><path d="M84 84v88M128 84v88M172 84v88" stroke="#bfe6ee" stroke-width="20" stroke-linecap="round"/>',
  'Bâtir Ouest':
    '<path d="M36 196h184v24H36zM36 156h88v28H36zM136 156h84v28h-84zM64 116h128v28H64zM92 76h72v28H92z" fill="#b4552d"/>',
  'Études Isotherme':
    '<path d="M40 188c40-80 70-80 88-40s48 40 88-40" fill="none" stroke="#b23a48" stroke-width="18"/><path d="M40 136c40-80 70-80 88-40s48 40 88-40" fill="none" stroke="#2b7a9b" stroke-width="18"/>',
}
export const companiesWithLogo = Object.keys(marks)

export const logoOf = (company: string): Promise<Buffer> =>
  webp(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="#fff"/>${marks[company] ?? ''}</svg>`,
  )
