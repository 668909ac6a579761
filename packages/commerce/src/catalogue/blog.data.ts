import { palettes } from './banners.data.ts'
import type { Scenery } from './types.ts'

/** `kinds` names the kinds of the article that the post is about and of those beside it; `day` is relative to today. */
export type BlogEntry = {
  readonly title: string
  readonly slug: string
  readonly categories: readonly string[]
  readonly kinds: readonly string[]
  readonly day: number
  readonly image: Scenery
  readonly body: string
}

export const blogCategoryEntries: Readonly<Record<1 | 2, readonly (readonly [slug: string, name: string])[]>> = {
  1: [
    ['tur', 'På tur'],
    ['barn', 'Med barn'],
    ['vedlikehold', 'Vask og stell'],
    ['vinter', 'Vinter'],
  ],
  2: [
    ['ull', 'Om ull'],
    ['ute', 'Ute'],
    ['hjemme', 'Hjemme'],
  ],
}

export const blogEntries: Readonly<Record<1 | 2, readonly BlogEntry[]>> = {
  1: [
    {
      title: 'Slik kler du deg når meldinga sier «skiftende»',
      slug: 'slik-kler-du-deg-nar-meldinga-sier-skiftende',
      categories: ['tur'],
      kinds: ['skalljakke', 'fleece', 'ulltroye'],
      day: -6,
      image: { scene: 'fjord', palette: palettes.storm, seed: 301 },
      body: `Skiftende betyr sol på parkeringsplassen, regn ved første kryss og vind på toppen. Det er ikke noe galt med det. Det er bare dumt å ha kledd seg for parkeringsplassen.

## Innerst: noe som tåler å bli vått

Du kommer til å svette i bakken. Bomull blir våt og blir værende våt. Tynn ull varmer litt også når den er fuktig, og den lukter mindre på vei hjem i bilen. Velg ei trøye som sitter inntil, og la den være så lang at den ikke kryper opp under sekken.

## I midten: noe du kan ta av

Mellomlaget er det du regulerer med. En fleece med glidelås er lett å åpne når det går oppover, og lett å lukke når du stopper. Har du den i sekken, bruker du den. Ligger den i bilen, fryser du.

## Ytterst: et skall du faktisk tar på

Det beste skallet er det du orker å ta fram før du er våt. Ha det øverst i sekken. Åpne luftingen under armene før du blir varm, ikke etterpå. Hetta skal følge hodet når du ser deg til siden; prøv det i butikken, det ser rart ut, men vi har sett det før.

## I lomma

- Lue, også i august
- Tynne votter
- En sjokolade du ikke har tenkt å spise

Går turen over tregrensa, legg på et tørt plagg ekstra, pakka i en pose. Det er den posen du er glad for når noen andre enn deg trenger den.`,
    },
    {
      title: 'Førstegangs overnatting med barn: begynn i hagen',
      slug: 'forstegangs-overnatting-med-barn',
      categories: ['barn', 'tur'],
      kinds: ['telt', 'sovepose', 'hodelykt', 'termos'],
      day: -19,
      image: { scene: 'tent-night', palette: palettes.night, seed: 302 },
      body: `Første natt i telt handler ikke om naturen. Den handler om at teltet er nytt, at lommelykta virker, og at kakaoen er søt nok. Begynn derfor der det er kort vei til doen.

## Natt én: hagen eller tunet

Sett opp teltet sammen mens det er lyst. La barna slå inn pluggene; det går saktere, men da er det deres telt. Legg underlaget ut så alle får prøve hvor de ligger. Når mørket kommer, er det ingenting igjen å gruble på.

## Natt to: et sted dere har vært før

Ta turen til et vann eller ei slette dere kjenner, og ikke lenger fra bilen enn at noen kan bæres tilbake. En kilometer er langt nok. Barn vil ha et bål, en stein å klatre på og noe å kaste i vannet. Utsikten er til foreldrene.

## Det som holder natta varm

Det er bakken som kjøler, ikke lufta. To tynne underlag er bedre enn ett tykt, og en sovepose som er litt for stor, er kald. Fold opp bunnen og knyt rundt. Tørre ullsokker som bare brukes til å sove i, er verdt plassen i sekken.

## Og hvis det ikke går

Da går dere hjem. Det er lov å pakke sammen klokka elleve, og det er ikke bortkastet. Spør barna dagen etter, og de har vært på overnattingstur.`,
    },
    {
      title: 'Vask skalljakka di, så slipper den ut svetten igjen',
      slug: 'vask-skalljakka-di',
      categories: ['vedlikehold'],
      kinds: ['skalljakke', 'regnjakke'],
      day: -33,
      image: { scene: 'rain', palette: palettes.spruce, seed: 303 },
      body: `Mange er redde for å vaske skalljakka. Så blir den skitten, stoffet suger vann, og så er det jakka som får skylda. En jakke som blir våt utenpå, kan ikke puste, selv om membranen er hel.

## Før vask

Lukk glidelåser og borrelåser. Tøm lommene; vi har funnet både skipass og halve kvikklunsjer. Se etter hva lappen sier, den går alltid foran det du leser her.

## I maskina

Bruk et vaskemiddel for skallplagg, eller litt mildt, flytende middel uten tøymykner. Tøymykner legger seg som en hinne og ødelegger det du prøver å redde. Vask på 30 eller 40 grader, skyll to ganger og sentrifuger forsiktig.

## Varme

Impregneringen vekkes av varme. En halvtime i tørketrommelen på lav varme holder ofte. Har du ikke trommel, kan du stryke på lav varme med et håndkle imellom, hvis lappen tillater det.

## Trenger den ny impregnering?

Hell litt vann på skuldrene. Triller dråpene av, er du ferdig. Blir stoffet mørkt, er det på tide. Spray på utsiden mens jakka er fuktig, la det virke, tørk av det som er for mye, og gi den varme igjen.

En eller to ganger i sesongen er nok for de fleste. Går du med tung sekk, slites skuldrene først.`,
    },
    {
      title: 'Nattefrost: hva du trenger for å gå tur i mørket',
      slug: 'tur-i-morket',
      categories: ['tur', 'vinter'],
      kinds: ['hodelykt', 'lue', 'votter'],
      day: -48,
      image: { scene: 'northern-lights', palette: palettes.night, seed: 304 },
      body: `I november går sola ned før arbeidsdagen er slutt mange steder, og noen steder kommer den ikke opp. Skogen er der likevel. Den er stillere, og det er sjelden kø.

## Lys nok, og litt til

Til en sti du kjenner, holder det med et lys som rekker tretti meter. Du trenger mer når du løper, og mindre når du sitter ved bålet. Det viktigste er ikke hvor sterkt lyset er, men hvor lenge det varer på den styrken du bruker. Kulde tapper batterier; ha lykta innenfor jakka til du trenger den.

## Bli sett

Refleks hører hjemme også på skogsbilveien. Én på ryggen og én nede ved ankelen, der billys treffer først. Hunden vil også ha.

## Hold på varmen når du stopper

Du blir svett av å gå og kald av å stå. Ta på jakka før du begynner å fryse, og lua når du stopper. Tynne votter du kan knyte sko med, inni et par tykke, er bedre enn ett par som skal klare alt.

## Si fra

Fortell noen hvor du går og når du er tilbake. Det tar ti sekunder. Lad telefonen, og slå den av om den ikke er i bruk.

Begynn med en time. Den føles lenger i mørket.`,
    },
  ],
  2: [
    {
      title: 'Derfor klør noe ull, og annen ull ikke',
      slug: 'derfor-klor-noe-ull',
      categories: ['ull'],
      kinds: ['n-troye', 'n-genser', 'n-longs'],
      day: -9,
      image: { scene: 'wool-still-life', palette: palettes.wool, seed: 311 },
      body: `Ull klør når tykke fibre stikker mot huden og ikke bøyer seg. Tynne fibre bøyer seg. Så enkelt er det, og likevel er det mye å si om det.

## Tykkelsen måles i mikron

Et menneskehår er rundt sytti mikron. Fibre under tjue kjenner de fleste ikke. Norsk ull ligger ofte høyere, og det er ikke en feil: den tykke fiberen er sterk, den spretter tilbake, og den holder formen i år etter år. Derfor bruker vi den tynne innerst og den tykke ytterst.

## Huden er forskjellig

Noen tåler alt mot halsen. Andre kjenner en merkelapp gjennom skjorta. Prøv genseren mot innsiden av underarmen. Klør det der, vil det klø på halsen også.

## Det blir bedre

Ny strikk har løse fibre som står ut. Etter noen gangers bruk legger de seg. Lufting gjør mer enn vask, og en vask i lunkent vann med litt ullmiddel gjør mer enn du tror. Ikke vri. Rull genseren i et håndkle, og legg den flatt.

## Lag på lag

Vil du ha den tykke genseren, men ikke kløen, ta ei tynn trøye under. Det er slik plaggene er ment. Lufta mellom dem er det som varmer, og den veier ingenting.`,
    },
    {
      title: 'En dag ute, uten plan',
      slug: 'en-dag-ute-uten-plan',
      categories: ['ute'],
      kinds: ['n-strikkejakke', 'n-lue', 'n-votter'],
      day: -24,
      image: { scene: 'fog', palette: palettes.willow, seed: 312 },
      body: `Det er lett å gjøre turen til et prosjekt. En topp, en tid, et bilde. Noen dager er det bedre å gå til man kommer til et sted, og bli der.

## Ta med lite

Noe å sitte på. Noe varmt i en flaske. En kniv, om du liker å spikke. Brød. Går du med barn, dobbelt så mye brød.

## Finn le

Et sted uten vind er verdt en omvei. Sett deg med ryggen mot en stein eller et tre, og kjenn etter om det trekker. Sola står lavt nå, så en åpning mot sør gir mer enn en åpning mot utsikten.

## La det gå en stund

De første ti minuttene hører du bilveien. Så hører du bekken. Etter en halvtime kommer fuglene tilbake til treet de fløy fra da du kom. Det er ikke mer enn det, og det er ganske mye.

## Kle deg for å sitte stille

Du fryser mer av å sitte enn av å gå. Ha en jakke av tykk ull i sekken og ta den på med en gang. Votter som tåler å bli fuktige. Lue, selv om du var varm da du gikk hjemmefra.

Gå hjem før dere blir lei. Da vil alle ut igjen.`,
    },
    {
      title: 'Slik stopper du hullet i albuen',
      slug: 'slik-stopper-du-hullet-i-albuen',
      categories: ['ull', 'hjemme'],
      kinds: ['n-genser', 'n-strikkejakke'],
      day: -41,
      image: { scene: 'wool-still-life', palette: palettes.paper, seed: 313 },
      body: `Et hull i albuen betyr at genseren er brukt. Det tar en kveld å stoppe det, og etterpå er den sterkere der enn før.

## Du trenger

- Ei stoppenål med butt spiss
- Garn i omtrent samme tykkelse
- Noe rundt å legge under: en stoppesopp, en appelsin eller ei lyspære

## Rens kanten

Fest løse masker før du begynner, så hullet ikke vokser. Klipp ikke mer enn du må. Tråden skal inn i det som er helt, minst én centimeter rundt hullet.

## Først den ene veien

Sy små, løse sting på langs, tett i tett, fram og tilbake. Ikke stram. La tråden ligge flatt over hullet som strengene på et instrument.

## Så den andre

Vev over og under på tvers. Skyv trådene sammen med nåla etter hver rad. Der veven møter den hele strikken, tar du med én maske, så det holder sammen.

## Til slutt

Fest tråden på innsiden og damp forsiktig. Velg gjerne en annen farge. Da ser folk at noen har brydd seg, og barn husker hvilken genser som er deres.

Vil du heller at vi gjør det, så ta den med til butikken. Vi stopper våre egne gensere så lenge garnet finnes.`,
    },
  ],
}
