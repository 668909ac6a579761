export const help = `vidda: build and run the shops of this workspace

  start   build what has changed, then serve the commerce API and every brand's app
  dev     the same for working on it, with hot reload
  build   build the apps alone

  vidda <command> --help tells a command's options.`

export const startHelp = `vidda start: serve the commerce API and every brand's app, in production mode

  --brand NAME     only this brand
  --port N         the first of the ports; every further server takes the next one (default 4100)
  --articles N     size of the invented catalogue, 100 to 100000 (default 1200); another size makes a new one
  --split          the commerce API and each app as processes of their own, as in production
  --fresh          throw the stored data away and begin anew
  --help           this text

  DATABASE_URL     a PostgreSQL to keep the data in; without it an embedded database in .vidda/
  OSRM_URL         an OSRM server, for distances along roads; without it they are estimated
  OVERPASS_URL     the interpreter of an Overpass server, for address lookup; without it addresses are typed in
  SMTP_URL         a server for mails, smtp://user:password@host:587; without it they are files in .vidda/outbox/`

export const devHelp = `vidda dev: work on the kit, with hot reload in every package

  --brand NAME     only this brand
  --port N         the first of the ports (default 5100)
  --articles N     size of the invented catalogue (default 1200)
  --help           this text`

export const buildHelp = `vidda build: build the apps whose sources have changed

  --brand NAME     only this brand
  --force          build all the same
  --help           this text`
