const shoe = (from: number, to: number): readonly string[] => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`)
const cm = (...lengths: readonly number[]): readonly string[] => lengths.map((length) => `${length} cm`)

const children = cm(80, 90, 100, 110, 120)
const juniors = cm(130, 140, 150, 160, 170)
const one = ['Én størrelse']

/** Sizes by audience; `all` where the audience does not matter. */
export const sizeSystems = {
  clothes: {
    dame: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    herre: ['S', 'M', 'L', 'XL', 'XXL'],
    uni: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    junior: juniors,
    barn: children,
  },
  shoes: { dame: shoe(36, 42), herre: shoe(40, 47), uni: shoe(36, 47), junior: shoe(33, 38), barn: shoe(24, 32) },
  hands: {
    dame: ['6', '7', '8'],
    herre: ['8', '9', '10', '11'],
    uni: ['XS', 'S', 'M', 'L', 'XL'],
    junior: ['8–10 år', '10–12 år', '12–14 år'],
    barn: ['0–2 år', '2–4 år', '4–6 år', '6–8 år'],
  },
  head: { all: one, junior: ['52–54 cm', '54–56 cm'], barn: ['46–48 cm', '48–50 cm', '50–52 cm'] },
  feet: {
    dame: ['36–38', '39–41'],
    herre: ['42–44', '45–47'],
    uni: ['36–38', '39–41', '42–44', '45–47'],
    junior: ['31–33', '34–36', '37–39'],
    barn: ['19–21', '22–24', '25–27', '28–30'],
  },
  helmet: {
    all: ['S (52–55 cm)', 'M (55–59 cm)', 'L (59–62 cm)'],
    junior: ['XS (49–52 cm)', 'S (52–55 cm)', 'M (55–59 cm)'],
    barn: ['XXS (46–50 cm)', 'XS (49–52 cm)'],
  },
  one: { all: one },
  alpineSkis: { all: cm(156, 163, 170, 177, 184), junior: cm(110, 120, 130, 140, 150) },
  touringSkis: { all: cm(180, 185, 190, 195, 200, 205, 210), junior: cm(120, 130, 140, 150, 160, 170) },
  alpinePoles: { all: cm(105, 110, 115, 120, 125, 130, 135), junior: cm(75, 85, 95, 105) },
  touringPoles: { all: cm(130, 135, 140, 145, 150, 155, 160, 165), junior: cm(85, 95, 105, 115, 125) },
  tent: { all: ['2 personer', '3 personer', '4 personer'] },
  familyTent: { all: ['4 personer', '5 personer', '6 personer'] },
  sleepingBag: { all: cm(185, 200), junior: cm(150, 170) },
  mat: { all: ['183 × 51 cm', '196 × 63 cm'] },
  dayPack: { all: ['18 l', '22 l', '28 l'], barn: ['10 l', '14 l'] },
  tourPack: { all: ['38 l', '45 l', '55 l', '65 l'], junior: ['30 l'] },
  bottle: { all: ['0,5 l', '0,75 l', '1 l'], barn: ['0,4 l'] },
  thermos: { all: ['0,5 l', '0,75 l', '1 l'] },
  gas: { all: ['110 g', '230 g', '450 g'] },
  football: { all: ['4', '5'], junior: ['4'], barn: ['3'] },
  handball: { all: ['2', '3'], junior: ['1', '2'], barn: ['0', '1'] },
  paddling: { all: ['XS/S', 'M/L', 'XL'], junior: ['30–40 kg', '40–60 kg'] },
  blanket: { all: ['130 × 180 cm'] },
  bag: { all: ['14 l', '20 l'] },
} as const satisfies Readonly<
  Record<string, Readonly<Partial<Record<'all' | 'dame' | 'herre' | 'uni' | 'junior' | 'barn', readonly string[]>>>>
>
export type SizeSystem = keyof typeof sizeSystems
