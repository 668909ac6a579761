const font = 'font-family:Helvetica,Arial,sans-serif;line-height:1.5'

/**
 * Styles of mails, whole at each element: several mail programs drop what stands on `<body>`, and Outlook inherits nothing into tables.
 * Mail programs know no variables, so these stand for the theme's sizes; its colours come with the tenant.
 */
export const mailStyles = {
  body: 'margin:0;padding:0',
  frame: 'width:100%',
  outer: 'padding:24px',
  column: 'width:100%;max-width:560px',
  title: `${font};font-size:20px;margin:0 0 16px`,
  heading: `${font};font-size:16px;margin:0 0 8px`,
  paragraph: `${font};font-size:16px;margin:0 0 16px`,
  link: `${font};font-size:16px;text-decoration:underline`,
  small: `${font};font-size:14px;margin:0 0 8px`,
  address: `${font};font-size:14px;margin:0 0 8px;word-break:break-all`,
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  cell: `${font};font-size:16px;padding:4px 0;vertical-align:top`,
  buttonTable: 'border-collapse:separate;margin:0 0 16px',
  /** Outlook heeds the padding of a cell and not that of a link; the others make the whole button the link. */
  button: 'mso-padding-alt:12px 20px',
  buttonLink: `${font};font-size:16px;display:inline-block;padding:12px 20px;mso-padding-alt:0;text-decoration:none`,
} as const
