import { palettes } from './banners.data.ts'
import type { GeneratedChain } from './chains.ts'
import type { Scenery } from './types.ts'

type FacebookEntry = { readonly message: string; readonly day: number; readonly image: Scenery | null }

export const facebookEntries: Readonly<Record<GeneratedChain, readonly FacebookEntry[]>> = {
  1: [
    {
      day: -2,
      message: 'Første snø på parkeringsplassen i dag. Den ble liggende i elleve minutter. Vi legger fram akebrettene likevel.',
      image: { scene: 'snow', palette: palettes.snow, seed: 331 },
    },
    {
      day: -7,
      message:
        'Skiservice: lever skiene før fredag, så er de klare til helga. Vi ser over bindinger og sliper stålkanter mens du leter etter stavene.',
      image: null,
    },
    {
      day: -15,
      message: 'Takk til alle som kom på refleksjakta! 143 barn gikk hjem med refleks, og én hund.',
      image: { scene: 'northern-lights', palette: palettes.night, seed: 332 },
    },
  ],
  2: [
    {
      day: -3,
      message: 'Garnet er kommet fra spinneriet. Det lukter sau i hele butikken, og det er ment som en anbefaling.',
      image: { scene: 'wool-line', palette: palettes.wool, seed: 333 },
    },
    { day: -12, message: 'Torsdag kveld stopper vi sokker sammen. Kaffe på bordet, ta med sokken.', image: null },
  ],
  3: [
    {
      day: -1,
      message: 'Geilo 08.00: −11 °C, 24 cm nysnø, faregrad 3 over tregrensa. Sliping på 2 timer, som vanlig.',
      image: { scene: 'peaks', palette: palettes.glacier, seed: 491 },
    },
    { day: -9, message: 'Skredkurs i Åndalsnes lørdag kl. 10–16. 12 plasser, 5 igjen. Ta med søker, spade og stang.', image: null },
  ],
  4: [
    {
      day: -2,
      message:
        'Lørdag bytter vi dresser: ta med det som er for lite, gå hjem med det som passer. Kakao til alle, også dem som ikke bytter.',
      image: { scene: 'puddles', palette: palettes.sunny, seed: 495 },
    },
    { day: -10, message: 'Til deg som mistet en blå votte med rev på i Bryne: den ligger i kassa og er tørr.', image: null },
  ],
}
