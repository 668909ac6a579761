import { inRepository, typed } from './where.ts'

/** The help text that lists all commands. */
export const helpOf = (commands: Readonly<Record<string, { readonly tells: string }>>): string =>
  `${typed}: build and run the shops of this ${inRepository ? 'workspace' : 'folder'}

${Object.entries(commands)
  .map(([name, { tells }]) => `  ${name.padEnd(8)} ${tells}`)
  .join('\n')}

  ${typed} <command> --help tells a command's options.`

const articles = inRepository
  ? `  --articles N     how many articles the invented chains have, 100 to 100000 (default: as it is, at first 1200); another number makes
                   them anew in the embedded database, and has no effect on what PostgreSQL holds or on a chain's own data
`
  : ''

const unpaid = inRepository
  ? 'services on this machine stand in, which move no money, and with NODE_ENV=production none do'
  : 'a shop offers reservation alone'

export const startHelp = `${typed} start: serve the commerce API and every brand's app, in production mode

  --brand NAME     only this brand
  --port N         the first of the ports; every further server takes the next one (default 4100)
${articles}  --split          the commerce API and each app as processes of their own, as in production
  --fresh          throw the stored data away and begin anew
  --help           this text

  DATABASE_URL     a PostgreSQL to keep the data in; without it an embedded database in .vidda/
  OSRM_URL         an OSRM server, for distances along roads; without it they are estimated
  OVERPASS_URL     the interpreter of an Overpass server, for address lookup; without it addresses are typed in
  PICTURES         a module that keeps the chains' pictures, in place of the folder .vidda/originals/
  SMTP_URL         a server for mails, smtp://user:password@host:587; without it they are files in .vidda/outbox/

  VIDDA_<BRAND>_KLARNA_USERNAME, …   accounts with the providers of payments (the README of the commerce API's payments tells all); without
                   them ${unpaid}

  TRUSTED_PROXIES  addresses and networks of proxies in front of the shops, with commas between; only they may say whose address a request
                   comes from (X-Forwarded-For). Without it, as with a proxy on this machine that is not named, everybody behind one is
                   one client to all limits
  TRUSTED_PROXY_HOPS   how many of them a request passes in a row (default 1)

  Whatever else the commerce API reads from the environment (its README tells all) holds here too, with --split and without.`

export const buildHelp = `${typed} build: build the apps whose sources have changed

  --brand NAME     only this brand
  --force          build all the same
  --help           this text`

export const brandHelp = `${typed} brand: begin a brand, list the brands, remove one

  ${typed} brand new NAME      write the folders of a brand; asks for what no option tells
  ${typed} brand list          the brands, their addresses, themes and chains
  ${typed} brand remove NAME   move the folders that are a brand's alone to the trash; asks first, --yes answers

  Options of new:

  --name TEXT        what shoppers read
  --origin ADDRESS   of the shop, such as https://fjell.example
  --color '#rrggbb'  derive a theme from this colour; or
  --theme NAME       use a theme that is there
  --logo FILE        an SVG with its text as paths; without one the name is drawn
  --genders LIST     of dame, herre, junior, barn and uni, with commas between; all when left out
  --single-line      a header of one line, without search
  --chain N          the chain in the commerce API; the next free number when left out
${inRepository ? '  --demo             sell the goods of an invented chain, to look at the shop\n' : ''}
  --legal-name TEXT  --org-no N  --street TEXT  --postal-code N  --city TEXT  --email ADDRESS  --phone N   the company

  --help             this text`

export const doctorHelp = `${typed} doctor: find what is wrong with the brands, before shoppers do

  Tells with file, line and column what a build would refuse, what it lets pass though shoppers would be led astray, and what is still to
  be filled in. A build tells the same, without the chain's data.

  --brand NAME     only this brand
  --data           hold links against the chain's categories, articles, campaigns, shops and posts too, and look whether searches
                   find something: at DATABASE_URL, or of the embedded database
  --fix            change the files where one change alone is right: encodings, what stands twice, capital letters of ids and towns
  --json           a list of findings: brand, severity (fault, warning, blank, note), file, place, message, fixable
  --help           this text

  Ends with 0 where nothing but blanks and notes was found, else with 1.`

export const upgradeHelp = `${typed} upgrade: bring a brand's files to the form of a newer version

  Tells what each version changes for a chain and what to do about it, applies what a program can to brand.json, home.json, redirects.json
  and texts.json, and shows what changes in them, line by line. What a person has to look at is told with file, line and column.

  --from VERSION   the version that the files were written for (default: 0.1.0, so that nothing is passed over)
  --to VERSION     the version that they are brought to (default: this one)
  --brand NAME     only this brand; without it, and outside the folder of a brand, all of the workspace
  --folder PATH    a brand's folder elsewhere
  --write          write the files; without it nothing is changed
  --help           this text

  Ends with 0 where nothing is left to do, else with 1.`

export const dataHelp = `${typed} data: bring a chain's data in, take it out, or check it

  ${typed} data import FILE…   read files in; each is written as a whole or not at all
  ${typed} data check FILE…    the same without writing anything, and what would be new, changed, unchanged and gone;
                                 files that need each other are checked together
  ${typed} data export [KIND…] write every kind, or these, to files
  ${typed} data export orders [--since WHEN]   orders and reservations that were made or have changed, as orders.ndjson or orders.csv
  ${typed} data schema [KIND]  the kinds, or the JSON Schema of one kind's record

  --brand NAME     whose data; may be left out where there is one chain only
  --chain N        the same by the number of the chain
  --kind KIND      what the files hold, where their names do not say it
  --skip-invalid   write the records without a fault, and put the others into FILE.rejects.<csv or ndjson>
  --dry-run        with import: check
  --refresh-pictures   ask again for pictures at https addresses that are there already: those that have changed are taken in anew
  --allow-host HOST    let pictures come from a host inside the network, which is refused otherwise; several with commas between
  --since WHEN     of orders: a date as 2026-01-31, a time as 2026-01-31T08:00:00Z, or what an export before has told at its end,
                   which passes nothing over (default: all)
  --to FOLDER      where files are written to (default: this folder)
  --format FORMAT  ndjson (default) or csv
  --help           this text

  Pictures are paths from the file's folder, or https addresses; export writes them to the folder pictures beside its files.
  A file is named after its kind: shops.csv, stock-monday.ndjson. CSV may be separated by comma, semicolon or tab.
  customers.csv and orders hold personal data, customers.csv hashes in place of passwords too: they are written for you alone, so keep them so.
  orders are as GET /orders/feed tells of them, amounts in øre; a CSV file has a row for each line of each.
  DATABASE_URL     the PostgreSQL that holds the data; without it the embedded database in .vidda/
  PICTURES         a module that keeps the chains' pictures, in place of the folder .vidda/originals/
  NODE_EXTRA_CA_CERTS  a file with the certificate of an authority of your own, for pictures at https addresses of its servers`

export const adminHelp = `${typed} admin: what has no screen

  ${typed} admin reviews [--status STATUS]   reviews, the oldest first: those that wait to be approved, or of another status
  ${typed} admin review ID           one review, whatever its state, with who has judged and answered it, and when
  ${typed} admin approve ID          show a review
  ${typed} admin reject ID           do not show a review, also one that was shown; approve shows it after all
  ${typed} admin reply ID [TEXT …]   answer a review in the shop's name, in place of an earlier reply; without a text that is taken back
  ${typed} admin campaigns           campaigns, with their ids and times
  ${typed} admin end-campaign ID     end a campaign now; one that has not begun never does
  ${typed} admin order ID or TOKEN   an order or a reservation with its lines
  ${typed} admin reservations [WHOSE]   reservations that are open, or those of a phone number or an e-mail address
  ${typed} admin release ID          the shop releases a reservation: its goods are back, and the customer hears of it by mail
  ${typed} admin collected ID        a reservation was collected and paid in the shop: its goods do not come back
  ${typed} admin cancel ID           cancel a reservation as the customer asked: its goods are back in the shop
  ${typed} admin capture ORDER [EAN=COUNT …]   an order is sent or handed over, whole or in part: charge it
  ${typed} admin refund ORDER [EAN=COUNT …]    goods that were charged have come back: pay them back, and put them on the shelf
  ${typed} admin picklist --shop SHOP [--to FILE.html]   what lies in a shop and is ordered or reserved, as a page to print
  ${typed} admin webhooks            how far the chain's own systems are told of orders and reservations, and what they have not taken
  ${typed} admin resend [ID]         send what they have not taken again, all of it or one order or reservation, and ask them now
  ${typed} admin close-complaint ID  the shop is done with a complaint, by its number; orders and reservations list theirs
  ${typed} admin cancel-order ORDER  nothing more of an order will be sent: its goods are back in the shop

  --brand NAME     whose; may be left out where there is one chain only
  --chain N        the same by the number of the chain
  --no-restock     with refund: the goods are worn or broken, and are not sold again
  --shop SHOP      with picklist: the shop, by its id or its name
  --to FILE        with picklist: the file that is written, for you alone; without it the page is printed here
  --status STATUS  with reviews: waiting (default), approved, rejected or all
  --by NAME        who judges, answers, collects, cancels, releases, charges or pays back, for the record (default: the user of this machine)
  --help           this text

  DATABASE_URL     the PostgreSQL that holds the data; without it the embedded database in .vidda/`
