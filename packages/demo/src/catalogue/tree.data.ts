/** Main group → subcategory → groups, by chain, in the order of the menus. The names of spec §2 are among them. */
export const trees = {
  1: {
    Tekstil: {
      Jakker: ['Skalljakker', 'Dunjakker', 'Regnjakker', 'Softshelljakker', 'Parkas', 'Vester'],
      Bukser: ['Turbukser', 'Skibukser', 'Regnbukser', 'Shorts'],
      'Gensere og fleece': ['Fleecejakker', 'Ullgensere'],
      Ullundertøy: ['Ulltrøyer', 'Ullstillongser'],
      'Skjorter og skjørt': ['T-skjorter', 'Turskjorter', 'Skjørt'],
      'Dresser og sett': ['Regnsett', 'Fleecedresser'],
    },
    Sko: {
      'Fjell- og tursko': ['Fjellstøvler', 'Tursko'],
      Løpesko: ['Terrengsko', 'Joggesko'],
      Støvler: ['Gummistøvler', 'Vinterstøvler'],
    },
    'Friluft og camping': {
      Telt: ['Turtelt', 'Familietelt'],
      'Soveposer og underlag': ['Soveposer', 'Liggeunderlag'],
      Sekker: ['Tursekker', 'Dagstursekker'],
      Turkjøkken: ['Brennere', 'Gass', 'Termoser', 'Drikkeflasker'],
      'Lys og kniver': ['Hodelykter', 'Turkniver'],
    },
    Vintersport: {
      'Hjelmer & alpinbriller': ['Alpinbriller', 'Alpinhjelm'],
      Ski: ['Alpinski', 'Langrennsski'],
      Staver: ['Alpinstaver', 'Langrennsstaver'],
      Langrennsklær: ['Langrennsjakker', 'Langrennsbukser'],
      Aking: ['Akebrett og kjelker'],
    },
    Ballsport: {
      Fotball: ['Fotballer', 'Fotballshorts'],
      Håndball: ['Håndballer'],
    },
    Sykkel: {
      Sykkelhjelmer: ['Hjelmer til voksne', 'Hjelmer til barn'],
      Sykkelklær: ['Sykkelshorts', 'Sykkelhansker'],
    },
    'Løping og trening': {
      Treningsklær: ['Treningstights', 'Treningstrøyer', 'Treningsshorts'],
      Løpeklær: ['Løpejakker', 'Løpevester'],
    },
    'Vann og svømming': {
      Badetøy: ['Badeshorts', 'Badedrakter'],
      Padling: ['Padlevester'],
    },
    Tilbehør: {
      'Luer og halser': ['Luer', 'Halser', 'Capser'],
      'Votter og hansker': ['Votter', 'Hansker'],
      Sokker: ['Ullsokker', 'Tursokker'],
      'Gåstaver og småting': ['Gåstaver'],
    },
  },
  2: {
    Tekstil: {
      Jakker: ['Ulljakker', 'Bomullsjakker', 'Linjakker', 'Vester'],
      Strikk: ['Gensere', 'Strikkejakker'],
      'Ull innerst': ['Trøyer', 'Longs'],
      'Skjorter og trøyer': ['Skjorter', 'T-skjorter'],
      'Bukser og skjørt': ['Bukser', 'Shorts', 'Skjørt'],
    },
    Tilbehør: {
      'Hode og hals': ['Luer', 'Halser', 'Capser'],
      Hender: ['Votter', 'Hansker'],
      Føtter: ['Sokker'],
    },
    'Hjem og reise': {
      Pledd: ['Ullpledd'],
      Vesker: ['Ryggsekker'],
    },
  },
  3: {
    Tekstil: {
      Jakker: ['Skalljakker', 'Dunjakker', 'Softshelljakker', 'Vester'],
      Bukser: ['Turbukser', 'Skibukser'],
      Mellomlag: ['Fleecejakker', 'Ullgensere'],
      Ullundertøy: ['Ulltrøyer', 'Ullstillongser'],
    },
    Vintersport: {
      'Hjelmer & alpinbriller': ['Alpinbriller', 'Alpinhjelm'],
      Ski: ['Alpinski', 'Langrennsski'],
      Staver: ['Alpinstaver', 'Langrennsstaver'],
      Langrennsklær: ['Langrennsjakker', 'Langrennsbukser'],
    },
    'Friluft og camping': {
      Telt: ['Turtelt'],
      'Soveposer og underlag': ['Soveposer', 'Liggeunderlag'],
      Sekker: ['Tursekker', 'Dagstursekker'],
      Turkjøkken: ['Brennere', 'Gass', 'Termoser'],
      'Lys og kniver': ['Hodelykter', 'Turkniver'],
    },
    Sko: {
      'Fjell- og tursko': ['Fjellstøvler', 'Tursko'],
      Løpesko: ['Terrengsko'],
    },
    Tilbehør: {
      'Luer og halser': ['Luer', 'Halser'],
      'Votter og hansker': ['Votter', 'Hansker'],
      Sokker: ['Ullsokker', 'Tursokker'],
      'Gåstaver og småting': ['Gåstaver'],
    },
  },
  4: {
    Tekstil: {
      'Dresser og sett': ['Regnsett', 'Fleecedresser'],
      Jakker: ['Regnjakker', 'Parkas', 'Dunjakker', 'Skalljakker'],
      Bukser: ['Regnbukser', 'Skibukser', 'Turbukser'],
      'Gensere og fleece': ['Fleecejakker', 'Ullgensere'],
      Ullundertøy: ['Ulltrøyer', 'Ullstillongser'],
      Lettkledd: ['T-skjorter', 'Shorts'],
    },
    Sko: {
      Støvler: ['Gummistøvler', 'Vinterstøvler'],
      'Lave sko': ['Tursko', 'Joggesko'],
    },
    'Lek og tur': {
      Aking: ['Akebrett og kjelker'],
      'Hjelm og sikkerhet': ['Hjelmer til barn', 'Alpinhjelm'],
      Baller: ['Fotballer', 'Håndballer'],
      'Sekk og flaske': ['Dagstursekker', 'Drikkeflasker'],
    },
    'Vann og svømming': {
      Badetøy: ['Badeshorts', 'Badedrakter'],
    },
    Tilbehør: {
      'Luer og halser': ['Luer', 'Halser', 'Capser'],
      'Votter og hansker': ['Votter', 'Hansker'],
      Sokker: ['Ullsokker', 'Tursokker'],
    },
  },
} as const satisfies Readonly<Record<number, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>
