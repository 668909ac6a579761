import type { Line } from './kind-types.ts'

/** Invented product lines, each with a character. */
export const lines: readonly Line[] = [
  { name: 'Værbitt', chainId: 1, level: 0.95, houseBrand: true, note: 'Værbitt er vårt eget, med fem års garanti for medlemmer.', kinds: ['skalljakke', 'dunjakke', 'regnjakke', 'fleece', 'turbukse', 'skibukse', 'regnsett', 'ulltroye', 'stillongs', 'lue', 'votter', 'tursekk', 'dagstursekk', 'ullsokker', 'parkas', 'tursokker'] },
  { name: 'Lauvås', chainId: 1, level: 1, note: 'Lauvås lages for vanlige folk på vanlige turer.', kinds: ['skalljakke', 'softshell', 'turbukse', 'turshorts', 'fleece', 'turskjorte', 'turskjort', 'vest', 'regnbukse', 't-skjorte', 'caps', 'tursokker', 'dagstursekk', 'tursko'] },
  { name: 'Vardegga', chainId: 1, level: 1.55, note: 'Vardegga er laget for dem som skal videre når stien slutter.', kinds: ['skalljakke', 'dunjakke', 'turbukse', 'vest', 'tursekk', 'fjellstovler', 'hansker', 'softshell', 'sovepose', 'telt', 'skibukse', 'hodelykt', 'gastaver'] },
  { name: 'Skare', chainId: 1, level: 1.1, note: 'Skare er alpint fra hode til stålkant.', kinds: ['alpinhjelm', 'alpinbriller', 'alpinski', 'alpinstaver', 'skibukse', 'skalljakke', 'hansker', 'hals', 'votter', 'akebrett'] },
  { name: 'Rim', chainId: 1, level: 1, note: 'Rim er ull, og bare ull.', kinds: ['ullgenser', 'ulltroye', 'stillongs', 'lue', 'hals', 'ullsokker', 'votter', 'tursokker'] },
  { name: 'Storhei', chainId: 1, level: 1, note: 'Storhei har ligget ute i alt slags vær.', kinds: ['telt', 'familietelt', 'sovepose', 'liggeunderlag', 'tursekk', 'dagstursekk', 'brenner', 'hodelykt', 'termos', 'gastaver'] },
  { name: 'Tindved', chainId: 1, level: 0.7, note: 'Tindved koster lite og holder lenger enn prisen tilsier.', kinds: ['regnjakke', 'regnbukse', 'fleece', 'parkas', 't-skjorte', 'turshorts', 'skibukse', 'gummistovler', 'vinterstovler', 'lue', 'votter', 'badeshorts', 'badedrakt', 'caps', 'joggesko', 'turbukse', 'softshell', 'dagstursekk', 'ullsokker'] },
  { name: 'Blåne', chainId: 1, level: 1, note: 'Blåne hører til ved vann.', kinds: ['badeshorts', 'badedrakt', 'padlevest', 'drikkeflaske', 'regnjakke', 'caps', 'turshorts', 't-skjorte', 'gummistovler'] },
  { name: 'Lettfot', chainId: 1, level: 1.05, note: 'Lettfot er laget for å komme seg ut døra.', kinds: ['terrengsko', 'joggesko', 'treningstights', 'treningstroye', 'treningsshorts', 'lopejakke', 'lopevest', 'drikkeflaske', 'hodelykt', 'hals'] },
  { name: 'Tråkk', chainId: 1, level: 1, note: 'Tråkk er for hverdagssyklister og dem som tar omveien.', kinds: ['sykkelhjelm', 'barnehjelm', 'sykkelshorts', 'sykkelhansker', 'lopejakke', 'drikkeflaske'] },
  { name: 'Vinkel', chainId: 1, level: 0.9, note: 'Vinkel spilles det med i lavere divisjoner over hele landet.', kinds: ['fotball', 'handball', 'fotballshorts', 'treningstroye', 'treningsshorts', 'drikkeflaske'] },
  { name: 'Bekkhopp', chainId: 1, level: 0.85, only: ['barn', 'junior'], note: 'Bekkhopp tåler å arves.', kinds: ['regnsett', 'fleecedress', 'gummistovler', 'vinterstovler', 'votter', 'lue', 'regnjakke', 'regnbukse', 'parkas', 'akebrett', 'ullsokker', 'dagstursekk'] },
  { name: 'Frostrøyk', chainId: 1, level: 1.25, note: 'Frostrøyk prøves på steder der folk ikke bor frivillig i januar.', kinds: ['dunjakke', 'parkas', 'vinterstovler', 'vest', 'votter', 'sovepose', 'lue', 'termos'] },
  { name: 'Bålplass', chainId: 1, level: 0.95, note: 'Bålplass er det som trengs for å koke kaffe ute.', kinds: ['brenner', 'gass', 'termos', 'turkniv', 'drikkeflaske', 'hodelykt', 'liggeunderlag'] },
  { name: 'Steinrøys', chainId: 1, level: 1.15, note: 'Steinrøys er for ur, røtter og det som ligner sti på kartet.', kinds: ['fjellstovler', 'tursko', 'terrengsko', 'gastaver', 'tursekk', 'tursokker', 'turbukse', 'turshorts'] },
  { name: 'Sporsnø', chainId: 1, level: 1.1, note: 'Sporsnø er langrenn slik folk flest går det.', kinds: ['langrennsski', 'langrennsstaver', 'langrennsjakke', 'langrennsbukse', 'lue', 'hals', 'hansker', 'softshell'] },
  { name: 'Myrull', chainId: 2, level: 1, houseBrand: true, note: 'Myrull er vår egen. Garnet spinnes i Norge.', kinds: ['n-genser', 'n-strikkejakke', 'n-troye', 'n-longs', 'n-pledd', 'n-lue', 'n-sokker', 'n-ulljakke'] },
  { name: 'Spøt', chainId: 2, level: 1.15, note: 'Spøt strikkes i små serier.', kinds: ['n-genser', 'n-strikkejakke', 'n-lue', 'n-hals', 'n-votter'] },
  { name: 'Beitelag', chainId: 2, level: 1.1, note: 'Ulla kommer fra navngitte beitelag.', kinds: ['n-ulljakke', 'n-vest', 'n-pledd', 'n-genser', 'n-ullanorakk'] },
  { name: 'Innerst', chainId: 2, level: 0.95, note: 'Innerst veier lite og kjennes mindre.', kinds: ['n-troye', 'n-longs', 'n-tskjorte', 'n-hals', 'n-sokker'] },
  { name: 'Lintjern', chainId: 2, level: 1, note: 'Linet er dyrket og vevd i Europa.', kinds: ['n-linjakke', 'n-skjorte', 'n-bukse', 'n-shorts', 'n-skjort', 'n-caps'] },
  { name: 'Vante', chainId: 2, level: 0.9, note: 'Vante lager bare det små: hender, hode, føtter.', kinds: ['n-votter', 'n-hansker', 'n-lue', 'n-hals', 'n-sokker', 'n-caps'] },
  { name: 'Lammøre', chainId: 2, level: 0.85, only: ['barn'], note: 'Lammøre er myk nok til de minste.', kinds: ['n-genser', 'n-troye', 'n-longs', 'n-lue', 'n-votter', 'n-sokker', 'n-strikkejakke'] },
  { name: 'Grålysning', chainId: 2, level: 1.3, note: 'Grålysning er yttertøy for byen og veien ut av den.', kinds: ['n-bomullsjakke', 'n-ulljakke', 'n-bukse', 'n-ryggsekk', 'n-vest', 'n-skjort'] },
]
