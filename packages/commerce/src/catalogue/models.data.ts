/** Chain 1 names its models like places on a map: `Nordegg`, `Kvitfoss`. */
export const placeFirst = [
  'Nord', 'Kvit', 'Grå', 'Brei', 'Svart', 'Høg', 'Djup', 'Sol', 'Skog', 'Rein', 'Tverr', 'Kald', 'Lang', 'Bratt', 'Krok', 'Stein', 'Vetle', 'Raud', 'Ytter', 'Sør', 'Gras', 'Ørne', 'Ulve', 'Gaupe', 'Hare', 'Furu', 'Bjørke', 'Rype', 'Lyng',
] as const
export const placeLast = [
  'egg', 'haug', 'foss', 'lia', 'dokka', 'hammer', 'vatn', 'nuten', 'myra', 'sund', 'vika', 'flya', 'skardet', 'tjønn', 'elva', 'bekken', 'hovda', 'toppen', 'juvet', 'botn', 'nipa', 'rabben', 'hølen', 'breen', 'sletta', 'løypa',
] as const
/** Joined they mean something else, or are somebody's name. */
export const avoided: readonly string[] = ['Langhaug', 'Solbotn', 'Raudbreen', 'Furubreen', 'Hareløypa', 'Lyngbreen', 'Bjørkebreen', 'Soltoppen', 'Sørbreen', 'Ytterløypa', 'Rypebreen']

/** Chain 2 names its models after plants of the meadow and the wood. */
export const plants = [
  'Dogg', 'Rogn', 'Selje', 'Hegg', 'Lind', 'Osp', 'Einer', 'Lyng', 'Mose', 'Siv', 'Starr', 'Kløver', 'Marikåpe', 'Tiriltunge', 'Harerug', 'Soldogg', 'Ryllik', 'Timotei', 'Småsyre', 'Kattefot', 'Engkall', 'Blåklokke', 'Hestehov', 'Storkenebb', 'Mjødurt',
  'Geitrams', 'Sølvbunke', 'Smyle', 'Bukkeblad', 'Nøkkerose', 'Vendelrot', 'Ramsløk', 'Skogstjerne', 'Linnea', 'Gjøksyre', 'Hvitveis', 'Bjørnemose', 'Kvann', 'Karve', 'Burot', 'Gulaks', 'Rapp', 'Nyseryllik', 'Engsyre', 'Følblom', 'Prestekrage', 'Knoppurt', 'Humle',
] as const
/** Further names, once a line has used every plant: `Rognbakken`. */
export const woods = ['Rogn', 'Selje', 'Hegge', 'Linde', 'Ospe', 'Einer', 'Lyng', 'Mose', 'Siv', 'Starr', 'Kløver', 'Bjørke', 'Humle', 'Karve', 'Kvann', 'Gras', 'Furu', 'Gran', 'Bregne', 'Tyri', 'Bær', 'Nype', 'Pors', 'Hassel', 'Alme'] as const
export const places = ['bakken', 'holtet', 'kroken', 'myra', 'enga', 'skogen', 'dalen', 'vika', 'lia', 'tunet', 'haugen', 'heia', 'bekken', 'kanten', 'marka', 'vollen', 'stien', 'hagen', 'rabben', 'odden', 'tjernet', 'løkka', 'svingen', 'grinda', 'sletta'] as const
