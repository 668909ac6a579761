/** Stems of the heads of compounds: `skalljakke` is found as `jakke`. Written without æ, ø and å. */
export const headwords = [
  'jakk', 'bukse', 'buks', 'skjort', 'genser', 'gens', 'troy', 'sko', 'stovl', 'sokk', 'vott', 'hansk', 'lue', 'caps', 'hals', 'sekk',
  'telt', 'pose', 'pos', 'underlag', 'ski', 'stav', 'hjelm', 'brill', 'kjelk', 'akebrett', 'flask', 'termos', 'lykt', 'ball', 'kniv', 'vest',
  'dress', 'tights', 'shorts', 'skjort', 'tepp', 'ovn', 'brenn', 'badetoy', 'undertoy', 'frakk', 'parkas', 'fleece',
] as const

/** What shoppers also say, by stem. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  sekk: ['ryggsekk'],
  ryggsekk: ['sekk'],
  genser: ['troye'],
  lue: ['hodeplagg'],
  vott: ['vante'],
  hansk: ['vante'],
  stovl: ['gummistovel'],
  undertoy: ['superundertoy', 'ullundertoy'],
  lykt: ['hodelykt'],
  dress: ['heldress'],
  regnsett: ['regntoy'],
}
