import { palettes } from './banners.data.ts'
import type { HomeBannerRow } from './types.ts'

/** `grid` names the kinds whose articles stand in the nine positions. */
export type HomeEntry = {
  readonly top: HomeBannerRow
  readonly sub: readonly [HomeBannerRow, HomeBannerRow, HomeBannerRow]
  readonly middle: HomeBannerRow
  readonly popular: readonly [HomeBannerRow, HomeBannerRow]
  readonly bottom: HomeBannerRow
  readonly grid: readonly string[]
}
export const homeNames = ['default', 'vinter', 'jul'] as const

export const homeEntries: Readonly<Record<1 | 2, Readonly<Record<(typeof homeNames)[number], HomeEntry>>>> = {
  1: {
    default: {
      top: { title: 'Det blir vær', text: 'Vi vet ikke hvilket. Derfor har vi klær til begge deler.', linkText: 'Se skalljakker', to: '/klaer/jakker/skalljakker', alt: 'Regnbyger over en fjord med lys bak', image: { scene: 'fjord', palette: palettes.storm, seed: 101 } },
      sub: [
        { title: 'Regntøy som holder tett', text: 'Prøvd i Bergen. På en tirsdag.', linkText: 'Se regnjakker', to: '/klaer/jakker/regnjakker', alt: 'Regn over mørk skog', image: { scene: 'rain', palette: palettes.spruce, seed: 102 } },
        { title: 'Natt ute', text: 'Telt, pose og underlag til den første frostnatta.', linkText: 'Se camping', to: '/friluft-og-camping', alt: 'Et telt med lys i under nattehimmel', image: { scene: 'tent-night', palette: palettes.night, seed: 103 } },
        { title: 'Til barnehagen', text: 'Regnsett, ull og votter. Navnelapper må du sy selv.', linkText: 'Se barn', to: '/barn', alt: 'Barn som aker i en bakke', image: { scene: 'sledding', palette: palettes.snow, seed: 104 } },
      ],
      middle: { title: 'Reserver nå, hent om en time', text: 'Vi finner det fram i butikken din. Du prøver, og betaler bare for det du tar med hjem.', linkText: 'Finn noe å hente', to: '/herre', alt: 'Lav sol over åser og vann', image: { scene: 'low-sun', palette: palettes.dawn, seed: 105 } },
      popular: [
        { title: 'Sko', text: 'Fra fjellstøvler til joggesko.', linkText: 'Se sko', to: '/sko', alt: 'Vidde med en sti som går innover', image: { scene: 'plateau', palette: palettes.autumn, seed: 106 } },
        { title: 'Ullundertøy', text: 'Innerst fra oktober til påske.', linkText: 'Se ull', to: '/klaer/ullundertoy', alt: 'Brettede ullplagg', image: { scene: 'wool-still-life', palette: palettes.wool, seed: 107 } },
      ],
      bottom: { title: '42 butikker, ett lager', text: 'Det du ser på nett, ligger i en butikk. Spør oss der; vi har brukt det selv.', linkText: 'Se turutstyr', to: '/friluft-og-camping/sekker', alt: 'Bjørkeskog i høstlys', image: { scene: 'birch-forest', palette: palettes.autumn, seed: 108 } },
      grid: ['skalljakke', 'fjellstovler', 'fleece', 'tursekk', 'ulltroye', 'termos', 'regnsett', 'hodelykt', 'dunjakke'],
    },
    vinter: {
      top: { title: 'Snøen kom i natt', text: 'Den på bilen også. Skrapa ligger ved kassa, resten finner du her.', linkText: 'Se vintersport', to: '/vintersport', alt: 'Snødekte fjell under klar himmel', image: { scene: 'snow', palette: palettes.snow, seed: 111 } },
      sub: [
        { title: 'Hjelm på', text: 'Gjelder også den som bare skal stå nederst og filme.', linkText: 'Se alpinhjelmer', to: '/vintersport/hjelmer-&-alpinbriller/alpinhjelm', alt: 'Fjelltopper i vintersol', image: { scene: 'peaks', palette: palettes.snow, seed: 112 } },
        { title: 'Felleski', text: 'Feste uten smøring. Ekteskapet slipper også billigere unna.', linkText: 'Se langrennsski', to: '/vintersport/ski/langrennsski', alt: 'Vidde med skispor', image: { scene: 'plateau', palette: palettes.snow, seed: 113 } },
        { title: 'Varme votter', text: 'To par per barn. Vi kjenner dem.', linkText: 'Se votter', to: '/tilbehor/votter-og-hansker/votter', alt: 'Barn som aker', image: { scene: 'sledding', palette: palettes.dawn, seed: 114 } },
      ],
      middle: { title: 'Slip og prepp', text: 'Lever skiene før fredag, hent dem på vei til hytta.', linkText: 'Se alpinski', to: '/vintersport/ski/alpinski', alt: 'En hytte med lys i vinduet', image: { scene: 'cabin', palette: palettes.dusk, seed: 115 } },
      popular: [
        { title: 'Dunjakker', text: 'Til dem som står stille.', linkText: 'Se dunjakker', to: '/klaer/jakker/dunjakker', alt: 'Nordlys over fjell', image: { scene: 'northern-lights', palette: palettes.night, seed: 116 } },
        { title: 'Vinterstøvler', text: 'Hålke, slaps og minus tjue.', linkText: 'Se støvler', to: '/sko/stovler/vinterstovler', alt: 'Tåke i snødekt skog', image: { scene: 'fog', palette: palettes.snow, seed: 117 } },
      ],
      bottom: { title: 'Mørkt klokka fire', text: 'Hodelykter fra 200 til 600 lumen. Refleks i alle størrelser.', linkText: 'Se hodelykter', to: '/friluft-og-camping/lys-og-kniver/hodelykter', alt: 'Nordlys over en fjord', image: { scene: 'northern-lights', palette: palettes.night, seed: 118 } },
      grid: ['alpinhjelm', 'langrennsski', 'dunjakke', 'alpinbriller', 'skibukse', 'stillongs', 'akebrett', 'votter', 'vinterstovler'],
    },
    jul: {
      top: { title: 'Sokker. Igjen.', text: 'De blir brukt opp, så han trenger nye. Vi har også det andre på lista.', linkText: 'Se ullsokker', to: '/tilbehor/sokker/ullsokker', alt: 'En hytte i snø med lys i vinduene', image: { scene: 'cabin', palette: palettes.dusk, seed: 121 } },
      sub: [
        { title: 'Gaver til den som har alt', text: 'En god kniv har ingen for mange av.', linkText: 'Se turkniver', to: '/friluft-og-camping/lys-og-kniver/turkniver', alt: 'Lav vintersol gjennom skog', image: { scene: 'low-sun', palette: palettes.dusk, seed: 122 } },
        { title: 'Under treet, utpå bakken', text: 'Akebrett tar seg dårlig ut innpakket. Gi det likevel.', linkText: 'Se akebrett', to: '/vintersport/aking', alt: 'Barn som aker', image: { scene: 'sledding', palette: palettes.snow, seed: 123 } },
        { title: 'Myke pakker', text: 'Luer og halser de faktisk kommer til å ha på.', linkText: 'Se luer og halser', to: '/tilbehor/luer-og-halser', alt: 'Ull i lag på lag', image: { scene: 'wool-still-life', palette: palettes.wool, seed: 124 } },
      ],
      middle: { title: 'Byttelapp til 31. januar', text: 'Feil størrelse er også en god anledning til en tur ut.', linkText: 'Se gaver til barn', to: '/barn', alt: 'Nordlys', image: { scene: 'northern-lights', palette: palettes.night, seed: 125 } },
      popular: [
        { title: 'Til henne', text: 'Ull, dun og det hun pekte på.', linkText: 'Se dame', to: '/dame', alt: 'Snødekt fjell', image: { scene: 'peaks', palette: palettes.dusk, seed: 126 } },
        { title: 'Til ham', text: 'Ikke slips.', linkText: 'Se herre', to: '/herre', alt: 'Snødekt bjørkeskog', image: { scene: 'birch-forest', palette: palettes.snow, seed: 127 } },
      ],
      bottom: { title: 'Glemte du noen?', text: 'Reserver til klokka tolv lille julaften. Vi pakker inn, etter evne.', linkText: 'Se termoser', to: '/friluft-og-camping/turkjokken/termoser', alt: 'Snø som faller over fjorden', image: { scene: 'snow', palette: palettes.dusk, seed: 128 } },
      grid: ['ullsokker', 'lue', 'turkniv', 'termos', 'ullgenser', 'hodelykt', 'akebrett', 'votter', 'alpinbriller'],
    },
  },
  2: {
    default: {
      top: { title: 'Ull som får lov å være ull', text: 'Spunnet i Norge. Strikket langsomt.', linkText: 'Gensere', to: '/klaer/strikk/gensere', alt: 'Ullplagg i lag på et bord', image: { scene: 'wool-still-life', palette: palettes.paper, seed: 201 } },
      sub: [
        { title: 'Innerst', text: 'Merinoull på 17,5 mikron.', linkText: 'Trøyer og longs', to: '/klaer/ull-innerst', alt: 'Tåke over bjørker', image: { scene: 'fog', palette: palettes.willow, seed: 202 } },
        { title: 'Ytterst', text: 'Valket ull og tett bomull.', linkText: 'Jakker', to: '/klaer/jakker', alt: 'Vidde i dempet lys', image: { scene: 'plateau', palette: palettes.paper, seed: 203 } },
        { title: 'De minste', text: 'Samme garn, mindre masker.', linkText: 'Barn', to: '/barn', alt: 'Bjørkeskog', image: { scene: 'birch-forest', palette: palettes.willow, seed: 204 } },
      ],
      middle: { title: 'Den skal lappes, ikke byttes', text: 'Stoppegarn følger med hver genser.', linkText: 'Strikkejakker', to: '/klaer/strikk/strikkejakker', alt: 'Garn og strikk i dempet lys', image: { scene: 'wool-still-life', palette: palettes.wool, seed: 205 } },
      popular: [
        { title: 'Lin', text: 'Mykere for hvert år.', linkText: 'Skjorter', to: '/klaer/skjorter-og-troyer/skjorter', alt: 'Kyst i morgenlys', image: { scene: 'coast', palette: palettes.paper, seed: 206 } },
        { title: 'Hender', text: 'Votter og fingervanter.', linkText: 'Hender', to: '/tilbehor/hender', alt: 'Rim på en slette', image: { scene: 'fog', palette: palettes.dusk, seed: 207 } },
      ],
      bottom: { title: 'Et pledd til ni vintre', text: 'Norsk ull, vevd i fiskebein.', linkText: 'Pledd', to: '/hjem-og-reise/pledd', alt: 'En hytte ved skogkanten', image: { scene: 'cabin', palette: palettes.willow, seed: 208 } },
      grid: ['n-genser', 'n-strikkejakke', 'n-ulljakke', 'n-troye', 'n-lue', 'n-skjorte', 'n-pledd', 'n-votter', 'n-sokker'],
    },
    vinter: {
      top: { title: 'Kulda er tørr. Ulla er tykk.', text: 'Jakker av 520 grams ull.', linkText: 'Ulljakker', to: '/klaer/jakker/ulljakker', alt: 'Snø over stille landskap', image: { scene: 'snow', palette: palettes.paper, seed: 211 } },
      sub: [
        { title: 'Lag én', text: 'Longs.', linkText: 'Longs', to: '/klaer/ull-innerst/longs', alt: 'Tåke', image: { scene: 'fog', palette: palettes.paper, seed: 212 } },
        { title: 'Lag to', text: 'Genser.', linkText: 'Gensere', to: '/klaer/strikk/gensere', alt: 'Strikket ull', image: { scene: 'wool-still-life', palette: palettes.wool, seed: 213 } },
        { title: 'Lag tre', text: 'Jakke.', linkText: 'Jakker', to: '/klaer/jakker', alt: 'Fjell i snø', image: { scene: 'peaks', palette: palettes.dusk, seed: 214 } },
      ],
      middle: { title: 'Luft den. Vask den sjelden.', text: 'Snø gjør ull ren.', linkText: 'Strikk', to: '/klaer/strikk', alt: 'Bjørker i snø', image: { scene: 'birch-forest', palette: palettes.snow, seed: 215 } },
      popular: [
        { title: 'Luer', text: 'Dobbel over ørene.', linkText: 'Luer', to: '/tilbehor/hode-og-hals/luer', alt: 'Lav sol over snø', image: { scene: 'low-sun', palette: palettes.dusk, seed: 216 } },
        { title: 'Sokker', text: 'Til gulv, støvler og seng.', linkText: 'Sokker', to: '/tilbehor/fotter', alt: 'Hytte', image: { scene: 'cabin', palette: palettes.wool, seed: 217 } },
      ],
      bottom: { title: 'Stille', text: 'Ull lager ingen lyd i snøen.', linkText: 'Ulljakker', to: '/klaer/jakker/ulljakker', alt: 'Snødekt vidde', image: { scene: 'plateau', palette: palettes.snow, seed: 218 } },
      grid: ['n-ulljakke', 'n-longs', 'n-genser', 'n-lue', 'n-votter', 'n-troye', 'n-ullanorakk', 'n-sokker', 'n-hals'],
    },
    jul: {
      top: { title: 'Gi noe som varer til neste generasjon', text: 'Eller i hvert fall til neste jul.', linkText: 'Pledd', to: '/hjem-og-reise/pledd', alt: 'Hytte i snø', image: { scene: 'cabin', palette: palettes.wool, seed: 221 } },
      sub: [
        { title: 'Lite', text: 'Sokker, votter, luer.', linkText: 'Tilbehør', to: '/tilbehor', alt: 'Ull i lag', image: { scene: 'wool-still-life', palette: palettes.wool, seed: 222 } },
        { title: 'Mellom', text: 'Trøyer og skjorter.', linkText: 'Klær', to: '/klaer/skjorter-og-troyer', alt: 'Snødekt bjørkeskog', image: { scene: 'birch-forest', palette: palettes.paper, seed: 223 } },
        { title: 'Stort', text: 'Gensere og jakker.', linkText: 'Strikk', to: '/klaer/strikk', alt: 'Fjell i skumring', image: { scene: 'peaks', palette: palettes.dusk, seed: 224 } },
      ],
      middle: { title: 'Vi pakker i ubleket papir', text: 'Byttes til midten av februar.', linkText: 'Til henne', to: '/dame', alt: 'Snø som faller', image: { scene: 'snow', palette: palettes.paper, seed: 225 } },
      popular: [
        { title: 'Til ham', text: 'Noe han ikke har bedt om.', linkText: 'Herre', to: '/herre', alt: 'Tåke over vann', image: { scene: 'fog', palette: palettes.willow, seed: 226 } },
        { title: 'Til de minste', text: 'Mykt, og lett å vaske.', linkText: 'Barn', to: '/barn', alt: 'Aking i skumring', image: { scene: 'sledding', palette: palettes.paper, seed: 227 } },
      ],
      bottom: { title: 'Mellom jul og nyttår', text: 'Et pledd, en lenestol, ingen planer.', linkText: 'Hjem og reise', to: '/hjem-og-reise', alt: 'Nordlys over skog', image: { scene: 'northern-lights', palette: palettes.night, seed: 228 } },
      grid: ['n-pledd', 'n-votter', 'n-sokker', 'n-genser', 'n-lue', 'n-ryggsekk', 'n-hals', 'n-strikkejakke', 'n-hansker'],
    },
  },
}
