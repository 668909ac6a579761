/** What the goods are made of, as whole sentences. */
export const materials = {
  shell3: [
    'Tre lag stoff som er sveiset sammen, med teipede sømmer og vannsøyle på {10 000|15 000|20 000} mm.',
    'Yttersiden er matt nylon, membranen slipper damp ut, og alle sømmer er teipet.',
    'Skallet er trelags med resirkulert nylon ytterst og en tynn trikot mot huden.',
    'Stoffet er stivt nok til å stå imot vind på fjellet og tåler {10 000|15 000|20 000} mm vannsøyle.',
  ],
  shell2: [
    'To lag med løst nettfôr, teipede sømmer og vannsøyle på {10 000|15 000} mm.',
    'Vanntett polyester med membran på innsiden og fôr som ikke klistrer seg til armene.',
    'Yttersiden er resirkulert polyester, impregnert uten fluor.',
  ],
  rain: [
    'Myk polyester med vanntett PU-belegg og sveisede sømmer.',
    'Stoffet er helt tett, med vannsøyle på {8 000|10 000} mm, og kan spyles rent.',
    'Resirkulert polyester med et glatt belegg som vannet renner av.',
  ],
  down: [
    'Fylt med {80/20|90/10} andedun på {600|650|700} cuin, i et stoff som dunen ikke kommer ut gjennom.',
    'Dunen er sporbar og sydd inn i smale kammer, så den blir der den skal være.',
    'Ytterstoffet er tynn, vindtett nylon, og fyllet er dun og fjær i forholdet {80/20|90/10}.',
  ],
  padded: [
    'Isolert med resirkulert polyesterfiber som varmer også når den er fuktig.',
    'Lett vattering på {60|80|100} g/m² i et vindtett ytterstoff.',
    'Ytterstoffet er slitesterkt og vannavvisende, og vatteringen er tykkest over rygg og bryst.',
  ],
  softshell: [
    'Strekkstoff i to lag med børstet innside.',
    'Vindtett foran og mer åpent på ryggen, der man blir varm.',
    'Tettvevd nylon med {8|10|12} % elastan og vannavvisende overflate.',
  ],
  fleece: [
    'Resirkulert polyester, børstet på begge sider.',
    'Tykk pelsfleece på {250|300} g/m² som tørker på en times tid.',
    'Tett fleece på {180|200} g/m² som nupper lite.',
  ],
  lambswool: [
    'Strikket i norsk ull, {to|tre} tråder sammen, uten sømmer i sidene.',
    'Lammeull med en god del lanolin igjen, så den klarer litt yr uten å bli våt.',
    'Ren ny ull i {halvpatent|glattstrikk|dobbeltstrikk}, varm også når den er fuktig.',
  ],
  merino: [
    'Strikket i merinoull på {18,5|18,9|19,5} mikron som ikke klør.',
    '{85|90} % merinoull og resten polyamid, som gjør plagget sterkere.',
    'Ren merinoull på {180|200|240} g/m², rundstrikket så det ikke er sømmer i sidene.',
  ],
  trekking: [
    'Fireveis strekk i nylon, med forsterkninger på knær og bak.',
    'Tettvevd bomull og polyester som kan vokses der det trengs.',
    'Nylon med {6|8|10} % elastan, myk mot huden og tett nok mot mygg.',
  ],
  skiwear: [
    'Vanntett tolags stoff, {10 000|15 000} mm vannsøyle, med teipede sømmer der det teller.',
    'Fôret er lett vattert, og ytterstoffet strekker seg med knærne.',
    'Resirkulert polyester med membran, snølås nederst og forsterket kant mot stålkanter.',
  ],
  jersey: [
    'Økologisk bomull på {160|180} g/m².',
    'Bomull og resirkulert polyester i en jersey som holder fasongen.',
    'Myk jersey av bomull og lyocell.',
  ],
  flannel: ['Børstet bomullsflanell på {150|170} g/m².', 'Tykk bomull, børstet på innsiden.', 'Bomull og ull i en myk flanell.'],
  training: [
    'Resirkulert polyester som flytter svetten ut og tørker fort.',
    'Lett nettstrikk med flate sømmer.',
    'Tynn polyester med {8|12} % elastan.',
  ],
  tights: [
    'Tett strikk av polyamid og {18|20|24} % elastan som ikke blir gjennomsiktig når den strekkes.',
    'Matt stoff med fast hold rundt lår og hofte.',
    'Børstet innside og flate sømmer.',
  ],
  swim: [
    'Resirkulert polyamid som tåler klor og salt.',
    'Stoffet tørker på snora før neste bad og holder fargen.',
    'Polyester og {15|18} % elastan, fôret foran.',
  ],
  hat: [
    'Strikket i {merinoull|lammeull|ull og akryl} med fleece rundt ørene.',
    'Dobbel strikk i ren ull.',
    'Rundstrikket i norsk ull, uten sømmer.',
  ],
  tube: ['Sømløs merinoull på {140|160|200} g/m².', 'Rundstrikket i tynn ull som kan dras opp over nesa.', 'Myk fleece med kant av ull.'],
  cap: [
    'Lett nylon med svettebånd som kan vaskes.',
    'Bomullstwill med justerbar stropp bak.',
    'Resirkulert polyester som kan brettes og legges i lomma.',
  ],
  mitten: [
    'Vanntett ytterstoff, tykk vattering og mansjett som kan strammes.',
    'Håndflaten er av geiteskinn, resten av tett nylon med ullfôr.',
    'Tovet ull utenpå og fleece inni.',
  ],
  glove: [
    'Strekkstoff med grep av silikon i håndflaten.',
    'Vindtett overside, tynn fleece inni og fingertupper som virker på telefonen.',
    'Geiteskinn i håndflaten og mykskall på oversiden.',
  ],
  summerGlove: ['Strekkstoff på oversiden og mikrofiber i håndflaten.', 'Luftig nett på oversiden, polstret håndflate.'],
  sock: [
    '{60|65|70} % merinoull, resten polyamid, med frotté under foten.',
    'Ull der foten er kald, polyamid på hæl og tå der den sliter.',
    'Tykk frotté av norsk ull med ribbet skaft som blir oppe.',
  ],
  leatherBoot: [
    'Gjennomfarget skinn, vanntett membran og gummikant rundt hele foten.',
    'Nubuck og kraftig tekstil, med såle som kan skiftes.',
    'Semsket skinn på {1,8|2,2|2,4} mm med membran under og såle som griper på vått fjell.',
  ],
  lowHike: [
    'Semsket skinn og nett, med gummi foran tærne.',
    'Vanntett membran, myk mellomsåle og grove knotter.',
    'Sterkt tekstil med limte forsterkninger, uten skinn.',
  ],
  running: [
    'Luftig nett med sydd overdel, {28|30|34} mm under hælen og {6|8} mm dropp.',
    'Skummet i mellomsålen er lett og spretter fint tilbake.',
    'Overdelen er strikket i ett stykke og gir etter der foten er bred.',
  ],
  rubberBoot: [
    'Naturgummi som er myk også i kulda, med bomullsfôr.',
    'Håndlagt naturgummi med refleks bak.',
    'Lett gummi i ett stykke, uten limte skjøter som kan sprekke.',
  ],
  winterBoot: [
    'Vanntett fot av gummi, skaft av skinn og løs innersokk av ull.',
    'Tett tekstil med membran og ullfôr helt ned i tåa.',
    'Vattert skaft, snørefri lukking og såle av myk gummi som biter på is.',
  ],
  helmet: [
    'Støpt i ett med skummet innerst, godkjent etter EN 1077 {klasse A|klasse B}.',
    'Hardt ytterskall av ABS, mykt fôr som kan vaskes, og ventiler som kan lukkes.',
    'Lett skall av polykarbonat og hjul bak for å stramme.',
  ],
  bikeHelmet: [
    'Skummet er støpt rett i skallet, og hjelmen er godkjent etter EN 1078.',
    'Polykarbonat utenpå, {12|14|16} luftehull og fôr som kan vaskes.',
    'Hardt skall som dekker godt bak, med refleks på begge sider.',
  ],
  lens: [
    'Dobbelt glass med {gult|rosa|speilet blått} belegg og tre lag skum mot ansiktet.',
    'Sylindrisk linse som kan byttes, og antiduggbelegg på innsiden.',
    'Ramme av myk plast som tåler kulde, og reim med silikon på innsiden.',
  ],
  alpineSki: [
    'Kjerne av {poppel|bjørk og poppel|ask}, to lag metall og sidekanter i full lengde.',
    'Trekjerne med glassfiber, {74|78|84|92} mm midje og lett tupp.',
    'Kappe over trekjerne og en såle som tar til seg glider.',
  ],
  touringSki: [
    'Luftkanaler i kjernen av tre og feller som sitter fast under foten.',
    'Trekjerne, glassfiber og såle med faste feller av mohair.',
    'Lett kjerne, stiv bakski og tupp som finner sporet selv.',
  ],
  pole: [
    'Skaft av aluminium i 7075, håndtak av myk plast og reim som åpner seg ved et rykk.',
    'Aluminium på {16|18} mm, korkhåndtak og trinse som kan byttes.',
    'Skaft av glassfiber og karbon som gir litt etter i kulda.',
  ],
  sled: [
    'Støpt plast som tåler minus tretti, med tau i nylon.',
    'Tykk polyetylen med metallskinner under.',
    'Såle av hard plast og sete av tett skum.',
  ],
  pack: [
    'Resirkulert nylon på {210|420} denier med belegg på innsiden.',
    'Sterk polyester med bunn av tykkere stoff og glidelåser som går lett med votter.',
    'Nylon med rutevev, så et lite hull ikke blir et stort.',
  ],
  tent: [
    'Ytterduk av silikonisert nylon, stenger av aluminium på {8,5|9} mm og bunn med {5 000|8 000} mm vannsøyle.',
    'Ytterduk av polyester som ikke siger når den blir våt, med teipede sømmer.',
    'Rutevevd nylon med {tre stenger og én inngang|fire stenger og innganger på begge sider}. Sekkene får plass i forteltet.',
  ],
  sleepingBag: [
    'Hulfiber i to lag, bomullsmyk nylon innerst og glidelås som ikke setter seg fast.',
    'Andedun i kammer som er sydd på skrå.',
    'Resirkulert fiber som varmer også når posen har blitt fuktig.',
  ],
  mat: [
    'Skum med luftkanaler som fyller seg selv, dekket av tett polyester.',
    'Oppblåsbart nylon med isolasjon inni, {3,8|4,5|6} cm tykt.',
    'Lukket celleskum som ikke trekker vann og aldri går i stykker.',
  ],
  metal: [
    'Rustfritt stål, messing i dysa og bein som slås ut.',
    'Brenner av stål og vindskjerm av aluminium.',
    'Hard aluminium med håndtak som tåler varme.',
  ],
  gas: ['Blanding av isobutan, butan og propan i boks med skruventil.', 'Stålboks med gjenget ventil etter EN 417.'],
  bottle: [
    'Rustfritt stål uten lakk på innsiden.',
    'Plast uten BPA som tåler fall, kulde og oppvaskmaskin.',
    'Lett aluminium med kork som åpnes med én hånd.',
  ],
  thermos: [
    'Dobbel vegg i rustfritt stål med vakuum imellom.',
    'Stål innerst og ytterst, pulverlakk utenpå og kopp i lokket.',
    'Vakuumflaske i stål med kork som helles fra uten å skrus av.',
  ],
  torch: [
    'Hus av plast og aluminium, tett mot regn etter IPX{4|6}.',
    'Oppladbart batteri med USB-C og plass til vanlige AAA når det er tomt.',
    'Lykt og batteri sitter foran, reimen kan vaskes.',
  ],
  knife: [
    'Blad i rustfritt stål og skaft av {bjørk|valbjørk|lønn}, med slire av skinn.',
    'Karbonstål som er lett å kvesse, og skaft av oljet tre.',
    'Laminert stål, gjennomgående tange og slire som kniven klikker fast i.',
  ],
  ball: [
    'Maskinsydd av {26|32} paneler i slitesterk PU med blære av butyl.',
    'Limte sømmer som ikke trekker vann, og et lag skum under overflaten.',
    'Myk overflate som er god å ta imot, og blære som holder på lufta.',
  ],
  kayakVest: [
    'Flyteelementer av mykt skum i sterk nylon, {50|70} newton.',
    'Vid armåpning, justering på fire steder og godkjent etter ISO 12402-5.',
  ],
  felted: [
    'Valket ull fra norske sauer, tett nok til å stå av for vind.',
    'Kokt ull, {480|520} gram per meter. Kantene er skåret rene og rakner ikke.',
    'Ull og en liten del polyamid, vevd i twill og ruet på utsiden.',
  ],
  denseCotton: [
    'Tettvevd bomull av lang fiber. Trådene svulmer i regn og lukker stoffet.',
    'Økologisk bomull i kypert, tørr i grepet og sterk.',
    'Vokset bomull som får patina av å brukes.',
  ],
  linen: [
    'Europeisk lin, {160|185|210} gram, vasket myk.',
    'Ren lin i toskaft. Stoffet blir mykere for hvert år.',
    'Lin og bomull i like deler, kjølig mot huden.',
  ],
  knit: [
    'Norsk ull, kardet og spunnet i {to|tre} tråder, strikket i {patent|perlestrikk|glattstrikk|riller}.',
    'Lammeull i {grovt|mellomtykt|fint} garn. Mansjettene er dobbelt strikket.',
    'Ull fra pelssau, ufarget der fargen er naturens egen.',
  ],
  yarn: [
    'Norsk ull, kardet og spunnet i {to|tre} tråder.',
    'Lammeull i {fint|mellomtykt|grovt} garn.',
    'Ull fra pelssau, ufarget der fargen er naturens egen.',
  ],
  fineWool: [
    'Merinoull på {17,5|18,5} mikron, rundstrikket uten sidesøm.',
    'Ull og silke, {70 og 30|80 og 20} prosent, i en finmasket strikk.',
    'Ren merinoull på {165|190|230} gram, flate sømmer.',
  ],
  woolJersey: [
    'Merinojersey på {150|165} gram, tett og glatt.',
    'Økologisk bomull, {180|200} gram, garnfarget.',
    'Ull og lyocell i en jersey som faller rett.',
  ],
  cottonTwill: [
    'Bomullskypert på {240|280} gram, garnfarget og forvasket.',
    'Tett bomull med litt lin i veften.',
    'Økologisk bomull med {ull i renningen|en liten del elastan}.',
  ],
  pledd: [
    'Vevd i norsk ull, lett ruet på begge sider.',
    'Lammeull i fiskebein, frynsene er tvunnet for hånd.',
    'Ull fra spælsau, vevd i vaffel.',
  ],
  canvas: [
    'Bomullskanvas på {420|480} gram med reimer av vegetabilsk garvet skinn.',
    'Vokset kanvas, messingspenner og fôr av ubleket bomull.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type MaterialKey = keyof typeof materials
