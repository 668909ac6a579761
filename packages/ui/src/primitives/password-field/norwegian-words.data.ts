/** Words that Norwegian passwords are made of, the likeliest first. */
export const norwegianWords: readonly string[] = `
passord hemmelig velkommen sommer vinter høst vår norge oslo bergen trondheim stavanger tromsø kristiansand drammen fredrikstad
bodø ålesund molde hamar lillehammer fotball håndball langrenn skiskyting brann rosenborg vålerenga viking lillestrøm molde
jeg elsker deg elskerdeg jegelskerdeg kjærlighet skatt skatten kjære mamma pappa bestemor bestefar barn baby familie venn venner
hei heisann hallo morn god dag godmorgen natt takk januar februar mars april mai juni juli august september oktober november
desember mandag tirsdag onsdag torsdag fredag lørdag søndag helg ferie påske jul julaften nissen snø regn storm sol måne stjerne
solskinn sommerferie vinterferie høstferie fjell fjord skog hav sjø elv foss bre strand øy hytte hytta telt tur fjelltur skitur
sykkeltur fisketur toppen gaustatoppen galdhøpiggen preikestolen trolltunga lofoten svalbard hardanger jotunheimen finse geilo
trysil hemsedal ski skisko skistav snowboard sykkel båt bil volvo toyota tesla hund katt hest ku gris sau elg rev bjørn ulv ørn
laks torsk kaffe sjokolade brunost kvikklunsj pølse pizza taco øl vin vann melk brød vaffel lefse rød blå grønn gul hvit svart
rosa lilla oransje hjem hus dør nøkkel penger bank jobb kontor skole lærer student data maskin nett internett mobil telefon skjerm
mester konge dronning prins prinsesse troll viking odin tor loke frøya ragnarok kongen norsk nordmann ola kari per anne ole lars
jan nils bjørn ida nora emma jakob lukas sofie ingrid maria thomas martin kristian henrik jonas magnus
`
  .trim()
  .split(/\s+/u)
