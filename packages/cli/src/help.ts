export const help = `vidda: build and run the shops of this workspace

  start   build what has changed, then serve the commerce API and every brand's app
  dev     the same for working on it, with hot reload
  build   build the apps alone
  data    bring a chain's data in, take it out, or check it
  admin   what has no screen: reviews, campaigns, orders

  vidda <command> --help tells a command's options.`

export const startHelp = `vidda start: serve the commerce API and every brand's app, in production mode

  --brand NAME     only this brand
  --port N         the first of the ports; every further server takes the next one (default 4100)
  --articles N     size of the invented catalogue, 100 to 100000 (default: as it is, at first 1200); another size makes the embedded
                   one anew, and has no effect on what PostgreSQL holds or on a chain's own data
  --split          the commerce API and each app as processes of their own, as in production
  --fresh          throw the stored data away and begin anew
  --help           this text

  DATABASE_URL     a PostgreSQL to keep the data in; without it an embedded database in .vidda/
  OSRM_URL         an OSRM server, for distances along roads; without it they are estimated
  OVERPASS_URL     the interpreter of an Overpass server, for address lookup; without it addresses are typed in
  SMTP_URL         a server for mails, smtp://user:password@host:587; without it they are files in .vidda/outbox/

  Whatever else the commerce API reads from the environment (its README tells all) holds here too, with --split and without.`

export const devHelp = `vidda dev: work on the kit, with hot reload in every package

  --brand NAME     only this brand
  --port N         the first of the ports (default 5100)
  --articles N     size of the invented catalogue, as for vidda start
  --help           this text`

export const buildHelp = `vidda build: build the apps whose sources have changed

  --brand NAME     only this brand
  --force          build all the same
  --help           this text`

export const dataHelp = `vidda data: bring a chain's data in, take it out, or check it

  vidda data import FILE…   read files in; each is written as a whole or not at all
  vidda data check FILE…    the same without writing anything; files that need each other are checked together
  vidda data export [KIND…] write every kind, or these, to files
  vidda data schema [KIND]  the kinds, or the JSON Schema of one kind's record

  --brand NAME     whose data; may be left out where there is one chain only
  --chain N        the same by the number of the chain
  --kind KIND      what the files hold, where their names do not say it
  --skip-invalid   write the records without a fault, and put the others into FILE.rejects.<csv or ndjson>
  --to FOLDER      where files are written to (default: this folder)
  --format FORMAT  ndjson (default) or csv
  --help           this text

  A file is named after its kind: shops.csv, stock-monday.ndjson. CSV may be separated by comma, semicolon or tab.
  customers.csv holds personal data, and hashes in place of passwords: it is written for you alone, so keep it so.
  DATABASE_URL     the PostgreSQL that holds the data; without it the embedded database in .vidda/`

export const adminHelp = `vidda admin: what has no screen

  vidda admin reviews             reviews that wait to be approved
  vidda admin approve ID          show a review
  vidda admin reject ID           do not show a review, also one that was shown; approve shows it after all
  vidda admin campaigns           campaigns, with their ids and times
  vidda admin end-campaign ID     end a campaign now; one that has not begun never does
  vidda admin order ID or TOKEN   an order or a reservation with its lines
  vidda admin collected ID        a reservation was collected and paid in the shop: its goods do not come back
  vidda admin cancel ID           cancel a reservation: its goods are back in the shop

  --brand NAME     whose; may be left out where there is one chain only
  --chain N        the same by the number of the chain
  --help           this text

  DATABASE_URL     the PostgreSQL that holds the data; without it the embedded database in .vidda/`
