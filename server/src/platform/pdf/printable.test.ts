import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Été à l’Œuvre – « œ » €', 'Été à l’Œuvre – « œ » €'],
  ['Łukasz Wałęsa, Iași, Şişli', 'Łukasz Wałęsa, Iași, Şişli'],
  ['Γιώργος, Володимир Ґ', 'Γιώργος, Володимир Ґ'],
  ['Nguyễn Thị', 'Nguyen Thi'],
  ['e\u0301te\u0301', 'été'],
  ['10\u202f000\u00a0€', '10\u00a0000\u00a0€'],
  ['tab\tet\r\nligne', 'tab et \nligne'],
  ['λ ≤ 0,032 W/m·K, R ≥ 7 m²·K/W, CO₂', 'λ ≤ 0,032 W/m·K, R ≥ 7 m²·K/W, CO2'],
  ['Vanne 3/4″, ⅔ de tour, 5 μm, ⌀ 80 → évent', 'Vanne 3/4″, 2/3 de tour, 5 μm, Ø 80 → évent'],
  ['Maison 🏠 de 👩‍👩‍👧 à 🇫🇷, ☀️ © 2026™', 'Maison de à, © 2026™'],
  ['\u200e06\u00a012\u202c, appa\u00adrent\u200b', '06\u00a012, appa\u00adrent'],
  ['🏠', '?'],
  ['日本 \u0000\u202e', '?? '],
])('%j is printed as %j', (given, said) => {
  expect(printable(given)).toBe(said)
})
