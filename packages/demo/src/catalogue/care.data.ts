/** What stands on the label, and what keeps it alive. Null where nothing is washed. */
export const cares = {
  shell: {
    wash: '40 °C, skånsom',
    care: [
      'Vask uten skyllemiddel, og tørk den varmt etterpå så impregneringen våkner.',
      'Lukk glidelåser og borrelås før vask. Impregner når vannet slutter å perle.',
    ],
  },
  rain: {
    wash: '30 °C, kort program',
    care: ['Spyl den ren og heng den til tørk i skyggen.', 'Ikke tørketrommel, ikke stryk: belegget tåler det ikke.'],
  },
  down: {
    wash: '30 °C, skånsom, dunvaskemiddel',
    care: ['Tørk i trommel på lav varme med to tennisballer til all klump er borte.', 'Oppbevar den luftig, aldri sammenpresset.'],
  },
  padded: { wash: '40 °C, skånsom', care: ['Tørkes hengende. Skyllemiddel gjør vatteringen flat.'] },
  fleece: {
    wash: '40 °C',
    care: ['Vask på vranga og i vaskepose, så blir det mindre fiber i vannet.', 'Ikke stryk. Tørker på et par timer.'],
  },
  wool: {
    wash: '30 °C ullprogram',
    care: [
      'Luft oftere enn du vasker. Tørkes liggende.',
      'Bruk ullvaskemiddel, sentrifuger på høyst 400 omdreininger og tørk flatt.',
      'Skal sjelden vaskes: heng den ute i fuktig luft over natta.',
    ],
  },
  merino: { wash: '40 °C ullprogram', care: ['Vask på vranga med ullvaskemiddel. Ingen tørketrommel.', 'Tørkes hengende i skyggen.'] },
  cotton: { wash: '40 °C', care: ['Vask med like farger. Strykes ved middels varme.', 'Kan krympe litt i første vask.'] },
  linen: { wash: '40 °C', care: ['Heng til tørk mens stoffet er vått; da trengs ikke strykejern.', 'Stryk fuktig, eller la være.'] },
  synthetic: { wash: '40 °C', care: ['Ikke skyllemiddel, det tetter stoffet.', 'Vask på vranga og heng til tørk.'] },
  swim: { wash: '30 °C', care: ['Skyll i rent vann etter klor og salt. Tørkes flatt i skyggen.'] },
  leather: {
    wash: null,
    care: [
      'Børst av søle, tørk i romtemperatur og smør skinnet et par ganger i året.',
      'Aldri på peisen eller varmekabler. Ta ut sålen mens de tørker.',
    ],
  },
  shoe: {
    wash: null,
    care: ['Vaskes for hånd i lunkent vann og fylles med avispapir.', 'Ikke i maskin. Løs opp lissene før du tar dem av, så varer hælen.'],
  },
  rubber: { wash: null, care: ['Skyll av salt og jord, og sett dem mørkt og kjølig om sommeren.'] },
  helmet: {
    wash: null,
    care: ['Byttes etter et kraftig slag, også når det ikke synes.', 'Fôret kan tas ut og vaskes for hånd. Byttes etter åtte år uansett.'],
  },
  lens: { wash: null, care: ['Tørk glasset med den myke posen, aldri med votten.'] },
  edges: {
    wash: null,
    care: ['Tørk av etter turen, og ta et strøk glider før de settes bort.', 'Slip kantene to ganger i sesongen. Vi gjør det i butikken.'],
  },
  simple: { wash: null, care: ['Tørkes av med en fuktig klut.', 'Vaskes i varmt vann og tørkes åpen.'] },
  tent: {
    wash: null,
    care: ['Tørk teltet helt før det pakkes bort. Mugg går ikke av.', 'Vask med svamp og lunkent vann, aldri i maskin.'],
  },
  sleeping: { wash: '30 °C, stor maskin', care: ['Oppbevar den løst i nettpose. Luft etter hver tur.'] },
  knife: { wash: null, care: ['Tørk bladet og gni inn litt matolje. Ikke i oppvaskmaskin.'] },
  gas: { wash: null, care: ['Oppbevares under 50 °C og aldri i telt eller bil i sola. Tomme bokser tar vi imot.'] },
  felt: {
    wash: 'Håndvask 30 °C',
    care: [
      'Børst den når den er tørr. Flekker tas med kaldt vann med en gang.',
      'Heng den i fuktig luft. Vask den en gang i året, om det.',
    ],
  },
  wax: { wash: 'Vaskes ikke i maskin', care: ['Tørk av med kaldt vann. Voks den på nytt hver høst.'] },
} as const satisfies Readonly<Record<string, { readonly wash: string | null; readonly care: readonly string[] }>>
export type CareKey = keyof typeof cares
