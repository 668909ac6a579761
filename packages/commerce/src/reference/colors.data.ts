/** The colour groups of every shop's filters, each with the number of the colour that stands for it. */
export const colorGroups = [
  { id: 1, name: 'Svart', hex: '#1c1d1f', colorId: 101 },
  { id: 2, name: 'Hvit', hex: '#f5f6f4', colorId: 201 },
  { id: 3, name: 'Grå', hex: '#8a8f93', colorId: 302 },
  { id: 4, name: 'Blå', hex: '#1f5a8f', colorId: 401 },
  { id: 5, name: 'Grønn', hex: '#2f6b46', colorId: 501 },
  { id: 6, name: 'Rød', hex: '#b3202c', colorId: 601 },
  { id: 7, name: 'Rosa', hex: '#d98aa0', colorId: 702 },
  { id: 8, name: 'Gul', hex: '#f2c230', colorId: 801 },
  { id: 9, name: 'Oransje', hex: '#e8782a', colorId: 901 },
  { id: 10, name: 'Brun', hex: '#6b4a33', colorId: 1001 },
  { id: 11, name: 'Lilla', hex: '#6a4b8a', colorId: 1104 },
  { id: 12, name: 'Beige', hex: '#d3c2a1', colorId: 1201 },
] as const
