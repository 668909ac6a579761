/** Chain 1 names its models like places on a map: `Nordegg`, `Kvitfoss`. */
export const placeFirst = [
  'Nord', 'Kvit', 'Grå', 'Brei', 'Svart', 'Høg', 'Djup', 'Sol', 'Skog', 'Rein', 'Tverr', 'Kald', 'Lang', 'Bratt', 'Krok', 'Stein', 'Vetle', 'Raud', 'Inn', 'Ytter', 'Over', 'Sør', 'Gras', 'Ørn', 'Ulv', 'Mo', 'Furu', 'Heil',
] as const
export const placeLast = [
  'egg', 'haug', 'foss', 'lia', 'dokka', 'hammer', 'vatn', 'nuten', 'myra', 'sund', 'vika', 'flya', 'skardet', 'tjønn', 'elva', 'bekken', 'hovda', 'toppen', 'juvet', 'botn', 'nipa', 'rabben', 'hølen', 'breen', 'sletta', 'løypa',
] as const
/** Joined they are a word that means something else, or somebody's name. */
export const avoided: readonly string[] = ['Moegg', 'Mohammer', 'Soltoppen', 'Sørsund', 'Innhølen', 'Innvika', 'Ulvhølen', 'Moløypa', 'Langhaug', 'Solbotn', 'Raudbreen']

/** Chain 2 names its models after plants of the meadow and the wood. */
export const plants = [
  'Dogg', 'Rogn', 'Selje', 'Hegg', 'Lind', 'Osp', 'Einer', 'Lyng', 'Mose', 'Siv', 'Starr', 'Kløver', 'Marikåpe', 'Tiriltunge', 'Harerug', 'Soldogg', 'Ryllik', 'Timotei', 'Småsyre', 'Kattefot', 'Engkall', 'Blåklokke', 'Hestehov', 'Storkenebb', 'Mjødurt',
  'Geitrams', 'Sølvbunke', 'Smyle', 'Bukkeblad', 'Nøkkerose', 'Vendelrot', 'Ramsløk', 'Skogstjerne', 'Linnea', 'Gjøksyre', 'Hvitveis', 'Bjørnemose', 'Kvann', 'Karve', 'Burot', 'Gulaks', 'Rapp', 'Nyseryllik', 'Engsyre', 'Følblom', 'Prestekrage', 'Knoppurt', 'Humle',
] as const
/** Second words, when a line has used every plant. */
export const plantForms = ['Fin', 'Grov', 'Lang', 'Kort', 'Tett', 'Luftig', 'Bred', 'Smal', 'Rutet', 'Stripet'] as const
