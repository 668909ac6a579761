/** What the chain writes about: posts, their subjects, and the goods in them. */
export const blogTexts = {
  namespace: 'blog',
  words: {
    title: 'Blogg',
    /** The heading of the blog's own page: a brand may name its blog. Links and the title of the window say `title`. */
    name: 'Blogg',
    lead: 'Råd og erfaringer fra folk som bruker det vi selger.',
    description: 'Råd, pakkelister og erfaringer fra {brand}, skrevet av folk som bruker utstyret selv.',
    categoryDescription: 'Det vi i {brand} har skrevet om emnet {name}.',
    all: 'Alt',
    subjects: 'Emner',
    /** The author of a post, or the brand where none is named. */
    by: 'Av {name}',
    published: 'Publisert {date}',
    minutes: '{count} min lesetid',
    minutesShort: '{count} min',
    /** The heading of a post's table of contents. */
    contents: 'Innhold',
    about: 'I saken',
    /** On the card of the article that a post is about: leads to its page. */
    toArticle: 'Se varen',
    goods: 'Omtalt i saken',
    more: 'Les også',
    toBlog: 'Til bloggen',
    none: 'Ingenting her ennå',
    noneText: 'Vi er ute. Når vi kommer inn igjen, skriver vi noe.',
  },
} as const
