import { palettes } from './banners.data.ts'
import type { Scenery } from './types.ts'

type FacebookEntry = { readonly message: string; readonly day: number; readonly image: Scenery | null }

export const facebookEntries: Readonly<Record<1 | 2, readonly FacebookEntry[]>> = {
  1: [
    {
      day: -2,
      message: 'Første snø på parkeringsplassen i dag. Den ble liggende i elleve minutter. Vi legger fram akebrettene likevel.',
      image: { scene: 'snow', palette: palettes.snow, seed: 331 },
    },
    {
      day: -7,
      message:
        'Skiservice: lever skiene før helga, så er de klare til neste. Vi ser over bindinger og sliper stålkanter mens du handler melk.',
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
      image: { scene: 'wool-still-life', palette: palettes.wool, seed: 333 },
    },
    { day: -12, message: 'Torsdag kveld stopper vi sokker sammen. Kaffe på bordet, ta med sokken.', image: null },
  ],
}
