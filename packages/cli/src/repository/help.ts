import { typed } from '../where.ts'

export const devHelp = `${typed} dev: work on the kit, with hot reload in every package

  --brand NAME     only this brand
  --port N         the first of the ports (default 5100)
  --articles N     how many articles the invented chains have, as for ${typed} start
  --help           this text`

export const studioHelp = `${typed} studio: change a brand beside its running shop, on a page of this machine

  Colours, fonts, corners, density, header, menu, home page and texts. What a build would refuse is refused here, with the nearest that
  passes; everything else is seen in the shop at once. Nothing is written to the brand's files before you have seen what changes in them.

  --brand NAME     which brand (default: the first)
  --port N         the first of three ports (default 5200)
  --articles N     how many articles the invented chains have, as for ${typed} start
  --help           this text

  Changes that were not saved are there again the next time.`

export const demoHelp = `${typed} demo: fill an empty database with invented chains, as start does where a brand sells for one of them

  --articles N     how many articles they have, 100 to 100000 (default: as it is, at first 1200)
  --fresh          throw the stored data away first
  --help           this text

  DATABASE_URL     the PostgreSQL to fill; without it the embedded database in .vidda/`
