/**
 * What every brand owes its customers, as it holds for any shop: who sells, the law, and what the kit stores. What only the brand knows is left
 * open as a comment, which shoppers never see.
 */
export const firstPages: Readonly<Record<string, string>> = {
  'om-oss': `---
title: Om {brand}
description: Hvem {brand} er, hvor butikkene ligger, og hvem som står bak nettbutikken.
---

{brand} selger klær og utstyr til tur, trening og fritid. Alt du ser her, ligger i en av [butikkene våre](/butikker).

<!-- Fyll ut: hvordan det begynte, hva dere er gode på, og hvem som står i butikken. To eller tre avsnitt med egne ord. -->

## Butikken først

Varene ligger i butikkene. Derfor velger du butikk når du handler, og derfor kan du ofte hente samme dag med Klikk & Hent. Du prøver, og betaler bare for det du tar med hjem.

## Hvem vi er på papiret

Selskapet heter {company}, har organisasjonsnummer {orgNo} og holder til i {address}. Du finner butikken din [her](/butikker).
`,
  kundeservice: `---
title: Kundeservice
description: Betaling, retur, reklamasjon, levering og kontakt hos {brand}.
---

Skriv til [{email}](mailto:{email}) eller ring {phone}. Det meste står likevel her.

## Betaling

Reserverer du med Klikk & Hent, betaler du i butikken når du henter, og bare for det du tar med deg. Alle priser er i norske kroner og inkluderer mva.

<!-- Fyll ut: hvordan man betaler i butikken, og hvem som tar imot betaling på nett når "checkout" i brand.json nevner noen. -->

## Angrerett og retur {#retur}

Du har **14 dagers angrerett** når du har handlet på nett. Fristen løper fra dagen etter at du fikk varene. Gi oss beskjed innen fristen, med skjemaet under, på e-post eller i butikken. Du kan også åpne kvitteringen fra e-posten du fikk, og trykke på «Angre kjøp».

Du får pengene tilbake senest 14 dager etter at du sa fra, også det du betalte for vanlig frakt.

<!-- Fyll ut: hvem som betaler returfrakten, og om dere har åpent kjøp i butikken. -->

### Angreskjema {#angreskjema}

{withdrawalForm}

## Reklamasjon

Er det feil på varen, ordner vi det: reparasjon, ny vare, avslag i prisen eller pengene tilbake. Fristen er to år, og **fem år for varer som er ment å vare vesentlig lenger**. Si fra innen rimelig tid etter at du oppdaget feilen. To måneder er alltid tidsnok.

Ta varen med til en butikk, eller skriv til oss og legg ved et bilde. Er vi ikke enige, kan Forbrukertilsynet mekle, og saken kan gå videre til Forbrukerklageutvalget.

## Levering

**Klikk & Hent** er gratis. Du får en e-post når varene er klare.

<!-- Fyll ut: hva det koster å få varer sendt, og hvor lang tid det tar. -->

## Vilkår for kjøp {#vilkar}

Selger er {company}, organisasjonsnummer {orgNo}, {address}. Telefon {phone}, e-post [{email}](mailto:{email}).

Avtalen er inngått når du har fått ordrebekreftelsen. En reservasjon er ikke et kjøp: den forplikter oss til å holde varen av, men ikke deg til å kjøpe den. Kjøpene reguleres av forbrukerkjøpsloven og angrerettloven, og ingenting i disse vilkårene gir deg dårligere rett enn loven.

## Kontakt

- E-post: [{email}](mailto:{email})
- Telefon: {phone}
- Butikker: [finn din nærmeste](/butikker)
- Besøk og post: {address}

## Spørsmål og svar {#faq}

### Hvorfor må jeg velge butikk?

Fordi varene ligger der.

### Kan jeg endre en reservasjon?

Ja. Åpne kvitteringen fra e-posten du fikk. Der kan du ta ut varer, endre hvem som henter, og avbestille.

<!-- Fyll ut: det kundene deres oftest spør om. -->
`,
  personvernerklaering: `---
title: Personvern og informasjonskapsler
description: Hva {brand} lagrer om deg, hvorfor, hvor lenge, og hvordan du får det slettet.
---

Vi lagrer det vi trenger for å gi deg varene dine. {company} (organisasjonsnummer {orgNo}, {address}) er behandlingsansvarlig.

## Personvernerklæring

### Når du reserverer eller kjøper

Vi tar imot navn, e-post, telefonnummer og, når noe skal sendes, adresse. Det trenger vi for å oppfylle avtalen. Opplysninger om kjøp oppbevares så lenge bokføringsloven krever det. En reservasjon som ikke blir til et kjøp, mister navn og adresse når tida er ute.

### Når du har konto

Vi lagrer det du selv fyller ut, ordrene dine, favorittene og anmeldelsene. Passordet lagres slik at ingen kan lese det. Du kan laste ned alt sammen, og kontoen er der til du sletter den.

<!-- Fyll ut: hvor lenge dere tar vare på e-post til kundeservice. -->

### Hvem vi deler med

Betalingsleverandøren du velger, transportøren som kjører varene, og firmaet som drifter serverne våre.

<!-- Fyll ut: hvilke de er, og om noen av dem holder til utenfor EØS. -->

{recipients}

Vi selger ikke opplysninger om deg.

## Informasjonskapsler {#kapsler}

Nødvendige kapsler holder orden på innloggingen og valget ditt:

| Kapsel                   | Hva den gjør                                                  | Type      | Varer          |
| ------------------------ | ------------------------------------------------------------- | --------- | -------------- |
| \`XSRF-TOKEN\`             | Øktnøkkel: hindrer at andre sender skjemaer i ditt navn       | Nødvendig | Økten          |
| \`{sessionCookie}\`        | Økten: husker at du er logget inn                             | Nødvendig | {sessionLasts} |
| \`{sessionCookie}-device\` | Kjent enhet: andres feil passord stenger deg ikke ute her     | Nødvendig | 180 dager      |
| \`cookiesAccepted\`        | Samtykket: husker hva du valgte om kapsler                    | Nødvendig | 1 år           |
| \`cookiesPurposes\`        | Samtykket: hva du sa ja til                                   | Nødvendig | 1 år           |
| \`vd-visitor\`             | Husker at du har svart på en avstemning; settes når du svarer | Nødvendig | 1 år           |

Disse settes bare når du har sagt ja, og du kan ombestemme deg når som helst nederst på siden:

{cookies}

### Det nettleseren husker

Noe ligger i nettleserens eget lager, så siden husker det til neste gang:

- handlekurven og rabattkoden
- favorittene, butikken din og postnummeret
- de siste søkene, størrelsene du sist valgte, varene du sist så på, og svarene dine på avstemninger
- kundeopplysningene dine, så lenge du er logget inn
- hvor i butikken du er, til du lukker fanen

Det ligger der til du sletter det i nettleseren. Har du konto, lagres favorittene også hos oss.

## Rettighetene dine {#rettigheter}

Du kan be om å se, rette, slette eller få utlevert det vi har om deg. Du kan også protestere mot at vi bruker det, eller be oss begrense bruken. Skriv til [{email}](mailto:{email}), så svarer vi innen 30 dager. Er du uenig i hvordan vi gjør det, kan du klage til Datatilsynet.
`,
  vedlikehold: `---
title: Vedlikehold
description: Slik vasker, tørker og impregnerer du ull, dun og skalltøy, så utstyret holder i flere sesonger.
---

Les alltid lappen i plagget: den går foran det som står her.

## Ull

- Luft først, vask etterpå
- Bruk ullprogram og vaskemiddel for ull, uten enzymer
- Tørk flatt, på et håndkle, i fasong

## Dun

- Lukk glidelåser, vreng plagget og vask på finvask, 30 grader, med dunvaskemiddel
- Skyll to ganger
- Tørk lenge på lav varme med to rene tennisballer i trommelen, og rist plagget underveis

## Skalltøy

- Lukk glidelåser og borrelåser
- Bruk flytende vaskemiddel for skall, aldri tøymykner
- Triller vannet ikke av etter vask, spray på ny impregnering mens plagget er fuktig

## Sko og støvler

Ta ut sålene og la skoene tørke i romtemperatur, aldri på ovnen. Børst av søla og smør inn skinnet før det er helt tørt.

<!-- Fyll ut: hva dere reparerer i butikkene, og hva dere selger av midler til stell. -->
`,
  'baerekraftig-forretningspraksis': `---
title: Bærekraftig forretningspraksis
description: Hvordan {brand} arbeider med varer som varer, leverandører og transport.
---

Det mest bærekraftige plagget er det du allerede har. [Ta vare på det](/vedlikehold), så holder det lenger.

## Varer som ligger nær deg

Varene ligger i butikken der du bor. Henter du dem selv, sendes det ingenting.

## Leverandører

Du har rett til å få vite hvordan vi følger opp leverandørene våre etter åpenhetsloven. Skriv til [{email}](mailto:{email}), så svarer vi innen tre uker.

<!-- Fyll ut: redegjørelsen etter åpenhetsloven, krav til materialer og kjemi, og hva dere ikke har fått til ennå. Skriv bare det dere kan vise. -->
`,
}
