import { palettes } from './banners.data.ts'
import type { GeneratedChain } from './chains.ts'
import type { Scenery } from './types.ts'

/** `kinds` names the kinds of the article that the post is about and of those beside it; `day` is relative to today. */
export type BlogEntry = {
  readonly title: string
  readonly slug: string
  readonly categories: readonly string[]
  readonly kinds: readonly string[]
  readonly day: number
  readonly author: string
  readonly image: Scenery
  readonly body: string
}

export const blogCategoryEntries: Readonly<Record<GeneratedChain, readonly (readonly [slug: string, name: string])[]>> = {
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
  3: [
    ['topptur', 'Topptur'],
    ['utstyr', 'Utstyr i tall'],
    ['skred', 'Skred'],
  ],
  4: [
    ['barnehage', 'Barnehage'],
    ['klesvask', 'Vask og arv'],
    ['ute', 'Ute med barn'],
  ],
}

export const blogEntries: Readonly<Record<GeneratedChain, readonly BlogEntry[]>> = {
  1: [
    {
      title: 'Slik kler du deg når meldinga sier «skiftende»',
      slug: 'slik-kler-du-deg-nar-meldinga-sier-skiftende',
      categories: ['tur'],
      kinds: ['skalljakke', 'fleece', 'ulltroye'],
      day: -6,
      author: 'Ingrid, Bergen sentrum',
      image: { scene: 'rain', palette: palettes.spruce, seed: 303 },
      body: `Skiftende betyr sol på parkeringsplassen, regn ved første kryss og vind på toppen. Det er ikke noe galt med det. Det er bare dumt å ha kledd seg for parkeringsplassen.

## Innerst: noe som tåler å bli vått

Du kommer til å svette i bakken. Bomull blir våt og blir værende våt. [Tynn ull](/klaer/ullundertoy/ulltroyer) varmer litt også når den er fuktig, og den lukter mindre på vei hjem i bilen. Velg ei trøye som sitter inntil, og la den være så lang at den ikke kryper opp under sekken.

## I midten: noe du kan ta av

Mellomlaget er det du regulerer med. En [fleece med glidelås](/klaer/gensere-og-fleece/fleecejakker) er lett å åpne når det går oppover, og lett å lukke når du stopper. Har du den i sekken, bruker du den. Ligger den i bilen, fryser du.

{articles: 3, 2}

## Ytterst: et skall du faktisk tar på

Det beste [skallet](/klaer/jakker/skalljakker) er det du orker å ta fram før du er våt. Ha det øverst i sekken. Åpne luftingen under armene før du blir varm, ikke etterpå. Hetta skal følge hodet når du ser deg til siden; prøv det i butikken, det ser rart ut, men vi har sett det før.

## I lomma

- [Lue](/tilbehor/luer-og-halser/luer), også i august
- [Tynne votter](/tilbehor/votter-og-hansker)
- En sjokolade du ikke har tenkt å spise

Går turen over tregrensa, legg på et tørt plagg ekstra, pakka i en pose. Det er den posen du er glad for når noen andre enn deg trenger den.`,
    },
    {
      title: 'Førstegangs overnatting med barn: begynn i hagen',
      slug: 'forstegangs-overnatting-med-barn',
      categories: ['barn', 'tur'],
      kinds: ['telt', 'sovepose', 'hodelykt', 'termos'],
      day: -19,
      author: 'Hanne, Halden',
      image: { scene: 'tent-night', palette: palettes.night, seed: 302 },
      body: `Første natt i telt handler ikke om naturen. Den handler om at teltet er nytt, at lommelykta virker, og at kakaoen er søt nok. Begynn derfor der det er kort vei til doen.

## Natt én: hagen eller tunet

Sett opp teltet sammen mens det er lyst. La barna slå inn pluggene; det går saktere, men da er det deres telt. Legg underlaget ut så alle får prøve hvor de ligger. Når mørket kommer, er det ingenting igjen å gruble på.

## Natt to: et sted dere har vært før

Ta turen til et vann eller ei slette dere kjenner, og ikke lenger fra bilen enn at noen kan bæres tilbake. En kilometer er langt nok. Barn vil ha et bål, en stein å klatre på og noe å kaste i vannet. Utsikten er til foreldrene.

## Det som holder natta varm

Det er bakken som kjøler, ikke lufta. To tynne [underlag](/friluft-og-camping/soveposer-og-underlag/liggeunderlag) er bedre enn ett tykt, og en sovepose som er litt for stor, er kald. Fold opp bunnen og knyt rundt. Tørre [ullsokker](/tilbehor/sokker/ullsokker) som bare brukes til å sove i, er verdt plassen i sekken.

{articles: 2, 3}

## Og hvis det ikke går

Da går dere hjem. Det er lov å pakke sammen klokka elleve, og det er ikke bortkastet. Spør barna dagen etter, og de har vært på overnattingstur.`,
    },
    {
      title: 'Vask skalljakka di, så slipper den ut svetten igjen',
      slug: 'vask-skalljakka-di',
      categories: ['vedlikehold'],
      kinds: ['skalljakke', 'regnjakke'],
      day: -33,
      author: 'Siv, verkstedet i Trondheim',
      image: { scene: 'washed-jacket', palette: palettes.spruce, seed: 301 },
      body: `Mange er redde for å vaske skalljakka. Så blir den skitten, stoffet suger vann, og så er det jakka som får skylda. En jakke som blir våt utenpå, kan ikke puste, selv om membranen er hel.

## Før vask

Lukk glidelåser og borrelåser. Tøm lommene; vi har funnet både skipass og halve kvikklunsjer. Se etter hva lappen sier, den går alltid foran det du leser her.

## I maskina

Bruk et vaskemiddel for skallplagg, eller litt mildt, flytende middel uten tøymykner. Tøymykner legger seg som en hinne og ødelegger det du prøver å redde. Vask på 30 eller 40 grader, skyll to ganger og sentrifuger forsiktig.

## Varme

Impregneringen vekkes av varme. En halvtime i tørketrommelen på lav varme holder ofte. Har du ikke trommel, kan du stryke på lav varme med et håndkle imellom, hvis lappen tillater det.

## Trenger den ny impregnering?

Hell litt vann på skuldrene. Triller dråpene av, er du ferdig. Blir stoffet mørkt, er det på tide. Spray på utsiden mens jakka er fuktig, la det virke, tørk av det som er for mye, og gi den varme igjen.

{articles: 2}

En eller to ganger i sesongen er nok for de fleste. Går du med tung sekk, slites skuldrene først.`,
    },
    {
      title: 'Nattefrost: hva du trenger for å gå tur i mørket',
      slug: 'tur-i-morket',
      categories: ['tur', 'vinter'],
      kinds: ['hodelykt', 'lue', 'votter'],
      day: -48,
      author: 'Jens, Tromsø',
      image: { scene: 'northern-lights', palette: palettes.night, seed: 304 },
      body: `I november går sola ned før arbeidsdagen er slutt mange steder, og noen steder kommer den ikke opp. Skogen er der likevel. Den er stillere, og det er sjelden kø.

## Lys nok, og litt til

Til en sti du kjenner, holder det med [et lys](/friluft-og-camping/lys-og-kniver/hodelykter) som rekker tretti meter. Du trenger mer når du løper, og mindre når du sitter ved bålet. Det viktigste er ikke hvor sterkt lyset er, men hvor lenge det varer på den styrken du bruker. Kulde tapper batterier; ha lykta innenfor jakka til du trenger den.

## Bli sett

Refleks hører hjemme også på skogsbilveien. Én på ryggen og én nede ved ankelen, der billys treffer først. Hunden vil også ha.

## Hold på varmen når du stopper

Du blir svett av å gå og kald av å stå. Ta på jakka før du begynner å fryse, og lua når du stopper. [Tynne votter](/tilbehor/votter-og-hansker/votter) du kan knyte sko med, inni et par tykke, er bedre enn ett par som skal klare alt.

{articles: 3, 2}

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
      author: 'Berit, Lillehammer',
      image: { scene: 'sheep', palette: palettes.willow, seed: 311 },
      body: `Ull klør når tykke fibre stikker mot huden og ikke bøyer seg. Tynne fibre bøyer seg. Så enkelt er det, og likevel er det mye å si om det.

## Tykkelsen måles i mikron

Et menneskehår er rundt sytti mikron. Fibre under tjue kjenner de fleste ikke. Norsk ull ligger ofte høyere, og det er ikke en feil: den tykke fiberen er sterk, den spretter tilbake, og den holder formen i år etter år. Derfor bruker vi den tynne innerst og den tykke ytterst.

## Huden er forskjellig

Noen tåler alt mot halsen. Andre kjenner en merkelapp gjennom skjorta. Prøv genseren mot innsiden av underarmen. Klør det der, vil det klø på halsen også.

{articles: 2, 3}

## Det blir bedre

Ny strikk har løse fibre som står ut. Etter noen gangers bruk legger de seg. Lufting gjør mer enn vask, og en vask i lunkent vann med litt ullmiddel gjør mer enn du tror. Ikke vri. Rull genseren i et håndkle, og legg den flatt.

## Lag på lag

Vil du ha den tykke genseren, men ikke kløen, ta ei [tynn trøye](/klaer/ull-innerst/troyer) under. Det er slik plaggene er ment. Lufta mellom dem er det som varmer, og den veier ingenting.`,
    },
    {
      title: 'En dag ute, uten plan',
      slug: 'en-dag-ute-uten-plan',
      categories: ['ute'],
      kinds: ['n-strikkejakke', 'n-lue', 'n-votter'],
      day: -24,
      author: 'Tarjei, Ålesund',
      image: { scene: 'rest-stop', palette: palettes.willow, seed: 312 },
      body: `Det er lett å gjøre turen til et prosjekt. En topp, en tid, et bilde. Noen dager er det bedre å gå til man kommer til et sted, og bli der.

## Ta med lite

Noe å sitte på. Noe varmt i en flaske. En kniv, om du liker å spikke. Brød. Går du med barn, dobbelt så mye brød.

## Finn le

Et sted uten vind er verdt en omvei. Sett deg med ryggen mot en stein eller et tre, og kjenn etter om det trekker. Sola står lavt nå, så en åpning mot sør gir mer enn en åpning mot utsikten.

## La det gå en stund

De første ti minuttene hører du bilveien. Så hører du bekken. Etter en halvtime kommer fuglene tilbake til treet de fløy fra da du kom. Det er ikke mer enn det, og det er ganske mye.

## Kle deg for å sitte stille

Du fryser mer av å sitte enn av å gå. Ha en [jakke av tykk ull](/klaer/jakker/ulljakker) i sekken og ta den på med en gang. Votter som tåler å bli fuktige. Lue, selv om du var varm da du gikk hjemmefra.

{articles: 2, 3}

Gå hjem før dere blir lei. Da vil alle ut igjen.`,
    },
    {
      title: 'Slik stopper du hullet i albuen',
      slug: 'slik-stopper-du-hullet-i-albuen',
      categories: ['ull', 'hjemme'],
      kinds: ['n-genser', 'n-strikkejakke'],
      day: -41,
      author: 'Solveig, Trondheim',
      image: { scene: 'darned-elbow', palette: palettes.willow, seed: 313 },
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

{articles: 2}

## Til slutt

Fest tråden på innsiden og damp forsiktig. Velg gjerne en annen farge. Da ser folk at noen har brydd seg, og barn husker hvilken genser som er deres.

Vil du heller at vi gjør det, så ta den med til butikken. Vi stopper våre egne gensere så lenge garnet finnes.`,
    },
    {
      title: 'Lin når det er kaldt',
      slug: 'lin-nar-det-er-kaldt',
      categories: ['hjemme', 'ute'],
      kinds: ['n-linjakke', 'n-skjorte', 'n-hals'],
      day: -58,
      author: 'Eline, Frogner',
      image: { scene: 'folded-linen', palette: palettes.wool, seed: 314 },
      body: `De fleste legger bort linen i september. Det er synd. Under ull er den god hele vinteren, og den blir mykere av å være med.

## Innerst, mot ull

Lin slipper fuktighet fra seg fort. Under en tykk genser blir den et tørt lag som ikke klistrer. Velg en [skjorte](/klaer/skjorter-og-troyer/skjorter) som er litt romslig, så lufta får plass.

## Inne er det sommer

Stuene våre holder tjueto grader. En genser alene er for mye, og ei trøye for lite. Linskjorta med ermene brettet opp er midt imellom.

{articles: 2, 3}

## Krøllene

La dem være. Heng skjorta opp våt, stryk over den med hånda, og la resten gå seg til. Det er krøllene som gjør at den ser brukt ut, og det er den.

## Vask

Førti grader, og ikke full trommel. Lin tåler mye, men ikke å bli klemt.`,
    },
  ],
  3: [
    {
      title: '9,4 kilo: pakkeliste for en dagstopptur',
      slug: '9-4-kilo-pakkeliste-for-en-dagstopptur',
      categories: ['topptur', 'utstyr'],
      kinds: ['tursekk', 'skalljakke', 'dunjakke', 'hodelykt'],
      day: -4,
      author: 'Sigrid, Oppdal',
      image: { scene: 'peaks', palette: palettes.glacier, seed: 451 },
      body: `Vi veide alt i sekken på en tur over 1 200 høydemeter, med ski og uten hytte. Summen ble 9,4 kilo. Av det kunne 1,1 kilo ha blitt igjen hjemme.

## Sikkerhet: 2 150 g

Skredsøker, spade med metallblad og søkestang på minst 240 centimeter. Dette er ikke stedet for å spare gram. En søkestang av karbon er 80 gram lettere og knekker oftere i hard snø.

## Klær i sekken: 2 400 g

- [Skalljakke](/klaer/jakker/skalljakker): 430 g
- [Dunjakke](/klaer/jakker/dunjakker): 410 g
- Tørr [ulltrøye](/klaer/ullundertoy/ulltroyer): 190 g
- [Votter](/tilbehor/votter-og-hansker/votter) i reserve: 140 g
- [Briller](/vintersport/hjelmer-&-alpinbriller/alpinbriller), [lue](/tilbehor/luer-og-halser/luer), buff: 330 g
- Skallbukse, om du går i noe annet: 900 g

Dunjakka brukes 20 minutter på toppen. De 20 minuttene avgjør om du har hender til å spenne støvlene.

{articles: 2, 3}

## Mat og drikke: 2 300 g

Halvannen liter vann, hvorav en halv varm. 2 500 kilojoule i timen er mer enn du klarer å spise; halvparten holder.

## Resten: 2 550 g

[Sekken](/friluft-og-camping/sekker/dagstursekker) selv, førstehjelp, reparasjonssett, [hodelykt](/friluft-og-camping/lys-og-kniver/hodelykter) og kart. Lykta skal være med også i mai.

## Det vi kunne latt være

En ekstra fleece (420 g), en termos av stål der plast hadde holdt (380 g) og et stativ til kameraet (300 g). Toppen så lik ut uten.`,
    },
    {
      title: '30 grader: tallet som avgjør hvor du går',
      slug: '30-grader-tallet-som-avgjor-hvor-du-gar',
      categories: ['skred', 'topptur'],
      kinds: ['alpinski', 'alpinhjelm', 'skalljakke'],
      day: -17,
      author: 'Are, Lom',
      image: { scene: 'slope-angle', palette: palettes.glacier, seed: 452 },
      body: `De fleste skred løsner i heng som er mellom 30 og 50 grader bratte. Går du under 30 og holder deg unna utløpssonen, har du fjernet det meste av risikoen uten å kunne noe om snøkrystaller.

## Slik måler du på kartet

På et kart i 1 : 50 000 med 20 meters ekvidistanse betyr 30 grader at kurvene ligger 0,7 millimeter fra hverandre. Enklere: bruk et kart med bratthet i farger. Gult er fra 27 grader, oransje fra 30, rødt fra 35.

{articles: 2, 3}

## Slik måler du i bakken

Legg staven flatt mot snøen og mål med klinometer eller telefon. Uten noen av delene: stikk en stav rett ned og sving den andre vannrett inn mot bakken fra toppen av den. Treffer tuppen snøen, er det 45 grader eller brattere. Det er for bratt lenge før.

## Utløpssonen

Et skred går langt ut på flata. Tommelregelen er tre ganger høydeforskjellen, målt vannrett. Et heng på 200 meter kan altså nå deg 600 meter unna.

## Varselet

Les det hver gang, også før runder du kan utenat. Faregrad 2 høres lite ut. De fleste dødsulykker skjer på 2 og 3, for da er det folk ute.

Tallene gir deg en grense å snu på. De gir deg ikke fjellet. Ta et kurs før du går i terreng som er brattere enn 30 grader.`,
    },
    {
      title: 'Vannsøyle: hva 10 000 og 20 000 betyr i praksis',
      slug: 'vannsoyle-hva-10-000-og-20-000-betyr',
      categories: ['utstyr'],
      kinds: ['skalljakke', 'softshell', 'skibukse'],
      day: -30,
      author: 'Eivind, Rjukan',
      image: { scene: 'water-column', palette: palettes.granite, seed: 453 },
      body: `Vannsøyle måles med et rør over stoffet. Fyll på vann til tre dråper trenger gjennom, les av høyden. 10 000 millimeter er en søyle på ti meter.

## Trykket du selv lager

Regn gir lite trykk. Du gir mye. En skulderreim med 14 kilo trykker som 6 000 til 8 000 millimeter. Setter du deg på en våt stein, er tallet over 10 000.

## Hva du trenger

- Byen og marka: 5 000
- Sekk under 10 kilo: 10 000
- Sekk over 10 kilo, ski og sittende på snø: [15 000 til 20 000](/klaer/jakker/skalljakker)

{articles: 2, 3}

Over 20 000 er forskjellen på papiret. Da er det sømmene, glidelåsene og pusteevnen du bør se på.

## Pusteevne

Oppgis i gram per kvadratmeter og døgn, målt i laboratorium med tørr luft utenfor. På fjellet er lufta fuktig. Glidelåser under armene slipper ut mer enn 10 000 gram ekstra i stoffet.

## Og så slites det

Etter 20 vask uten ny impregnering er tallet det samme, men yttersiden suger vann, og du blir kald. Vask, varme, impregnering. I den rekkefølgen.`,
    },
    {
      title: '20 meter: slik leser du høydekurver',
      slug: '20-meter-slik-leser-du-hoydekurver',
      categories: ['topptur'],
      kinds: ['tursekk', 'hodelykt', 'votter'],
      day: -44,
      author: 'Runa, Narvik',
      image: { scene: 'ski-track', palette: palettes.glacier, seed: 454 },
      body: `Ekvidistansen på norske turkart er 20 meter. Hver femte kurve er tykkere: 100 høydemeter. Mer trenger du ikke å huske for å planlegge en dag.

## Tell først

10 kurver mellom start og topp er 200 høydemeter. Regn 400 høydemeter i timen på ski, 300 med tung sekk. Legg til 15 minutter per time til pauser.

## Avstanden mellom kurvene

- 2 mm: 11 grader, slak bakke
- 1 mm: 22 grader, kneet merker det
- 0,7 mm: 30 grader, her begynner skredterrenget

Målt på 1 : 50 000. Bruk linjalen på kompasset.

## Formen

V mot toppen er en bekk eller et søkk. V mot dalen er en rygg. Gå på ryggen når sikten er under 100 meter.

{articles: 2, 3}

## Når batteriet er tomt

Telefonen varer 4 timer i 15 minusgrader. Kartet veier 90 gram og varer i 10 år.`,
    },
  ],
  4: [
    {
      title: 'Dette må faktisk være med i barnehagen',
      slug: 'dette-ma-faktisk-vaere-med-i-barnehagen',
      categories: ['barnehage'],
      kinds: ['regnsett', 'gummistovler', 'votter', 'ulltroye'],
      day: -5,
      author: 'Lars, Bodø',
      image: { scene: 'cloakroom', palette: palettes.puddle, seed: 461 },
      body: `Lista fra barnehagen er lang, og den er skrevet av noen som har sett alt. Her er den korte, etter atten butikker og mange garderober.

## To sett av det som blir vått

Ett [regnsett](/klaer/dresser-og-sett/regnsett) på knaggen og ett hjemme er luksus. To par [votter](/tilbehor/votter-og-hansker/votter) er ikke det. Ha et tykt par og et par som kan bli våte, og la begge ligge i kurven.

## Ull innerst, hele vinteren

[Trøye og stillongs](/klaer/ullundertoy) i tynn ull. Barnet går ut og inn ti ganger, og ull er den eneste som takler begge deler. Ha et sett i skiftetøykassa, for uhell skjer klokka ni.

{articles: 4, 3}

## Støvler som kan tas på alene

Hemper på siden, og én centimeter å vokse på. To er for mye: da snubler de, og så er det dere som bærer.

## Navn på alt

Også på hver votte. Særlig på hver votte. Krabat har lapp med plass til tre navn, så den varer til yngstemann.

## Det dere kan la ligge hjemme

- Skjerf, som henger seg fast
- Paraply
- Alt som må strykes

Mangler dere noe onsdag morgen? Reserver på vei til jobb, så ligger det klart før barnehagen stenger.`,
    },
    {
      title: 'Hvor stort skal man kjøpe?',
      slug: 'hvor-stort-skal-man-kjope',
      categories: ['klesvask', 'barnehage'],
      kinds: ['parkas', 'skibukse', 'vinterstovler'],
      day: -16,
      author: 'Marte, Asker',
      image: { scene: 'kites', palette: palettes.sunny, seed: 462 },
      body: `Barn vokser rundt seks centimeter i året etter treårsdagen, og det meste av det om våren. Derfor er svaret ulikt for dress og for sko.

## Dress og jakke: én størrelse opp

Er barnet 104 centimeter, ta 110. Ermer og ben kan brettes, og seler kan strammes. To størrelser opp gir dressen to sesonger på papiret, men skrittet henger på knærne den første.

{articles: 2}

## Ull: riktig størrelse

Ull som er for stor, slipper inn kald luft og krøller seg i sokken. Den strekker seg dessuten med barnet.

## Sko: mål foten

Sett barnet med hælen mot veggen, tegn foran lengste tå og mål. Legg til tolv millimeter, og [finn størrelsen](/sko/stovler/vinterstovler). Gjør det på ettermiddagen, for føtter er større da.

{articles: 3}

## Votter: heller for store

Luft rundt fingrene varmer. Kan hendene knyttes inni, er de store nok.

Vi måler gjerne. Vi sier også fra når det dere har, holder til våren.`,
    },
    {
      title: 'Dress som har vært hos tre barn: slik vasker du den',
      slug: 'dress-som-har-vaert-hos-tre-barn',
      categories: ['klesvask'],
      kinds: ['regnsett', 'fleecedress', 'skibukse'],
      day: -29,
      author: 'Kari, Stavanger',
      image: { scene: 'clothes-line', palette: palettes.puddle, seed: 463 },
      body: `Arvede klær er som regel gode. De er bare trøtte. En ettermiddag er nok.

## Først: rist og skyll

Sand i vaskemaskina sliter mer enn to vintre i barnehagen. Heng dressen ute, bank den, og skyll knærne under springen.

## Så: kort vask

Lukk glidelåsen og borrelåsen. 40 grader, flytende vaskemiddel, ingen tøymykner. Ekstra skyll.

## Impregnering

Spray på knær, bak og skuldre mens dressen er fuktig. Tørk den deretter varmt, i trommel på lavt eller på badet.

{articles: 2, 3}

## Småting som gjør den ny

- Ny strikk under foten: to kroner, fem minutter
- Lapp på kneet, stryk på fra innsiden
- Ny skyvehempe i glidelåsen

Kom innom, så setter vi på strikk og hempe mens dere venter. Er den for liten nå, tar vi imot den og gir den videre.`,
    },
    {
      title: 'Regn hele uka? Fem ting å gjøre med en sølepytt',
      slug: 'fem-ting-a-gjore-med-en-solepytt',
      categories: ['ute'],
      kinds: ['gummistovler', 'regnsett', 'votter'],
      day: -42,
      author: 'Yusuf, Bryn',
      image: { scene: 'boots', palette: palettes.sunny, seed: 464 },
      body: `En sølepytt er gratis, den er der når dere trenger den, og ingen må stå i kø. Her er fem ting barna våre har prøvd, så dere slipper å finne på noe klokka fem på en tirsdag.

## Mål den

Finn en pinne og mål hvor dyp den er. Gå til neste. Den som finner den dypeste, får hoppe først.

## Lag en båt

Bark, et blad og litt kvist. Blås. Har dere to barn, har dere en regatta.

{articles: 2, 3}

## Bygg en bro

Steiner og planker, fra kant til kant. Den som bygger, går over til slutt. Ta med et ekstra par [sokker](/tilbehor/sokker) til den som bygger.

## Hopp

Dere visste det. Brett buksa utenpå støvelen, og knepp strikken under foten. Da er det bare ansiktet som blir vått.

## Skyll og heng opp

Spyl dressen mens den er på. Så slipper dere å vaske den, og det er nesten like gøy som resten.`,
    },
  ],
}
