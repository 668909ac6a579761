/**
 * The first postal code of each run of codes in one county, followed by the county's key, in ascending order. From Posten's register of postal codes
 * and municipalities (2020), with each municipality assigned to its county of 2024. Svalbard and Jan Mayen belong to no county.
 */
export const countyRuns = `
0001oslo 1300akershus 1501ostfold 1540akershus 1560ostfold 1900akershus 2100innlandet 2150akershus 2201innlandet 2713akershus
2714innlandet 2715akershus 2718innlandet 2720akershus 2750innlandet 3001buskerud 3070vestfold 3075buskerud 3076vestfold 3300buskerud
3430akershus 3501buskerud 3520akershus 3522innlandet 3523buskerud 3527innlandet 3529buskerud 3650telemark 4001rogaland 4400agder
4460rogaland 4473agder 5003vestland 5501rogaland 5550vestland 5560rogaland 5590vestland 5595rogaland 5596vestland 6001moreOgRomsdal
6657trondelag 6670moreOgRomsdal 6680trondelag 6689moreOgRomsdal 6700vestland 6761moreOgRomsdal 6770vestland 7003trondelag
7979nordland 7985trondelag 8001nordland 8099none 8100nordland 8409troms 8410nordland 9006troms 9170none 9180troms 9186finnmark
9187troms 9501finnmark
`
