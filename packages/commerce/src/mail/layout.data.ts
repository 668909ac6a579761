/** Styles of mails. Mail programs know no variables, so that these stand for the theme's sizes; its colours come with the tenant. */
export const mailStyles = {
  body: 'margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5',
  column: 'max-width:560px;margin:0 auto',
  title: 'font-size:20px;margin:0 0 16px',
  heading: 'font-size:16px;margin:0 0 8px',
  paragraph: 'margin:0 0 16px',
  small: 'margin:0 0 8px;font-size:14px',
  address: 'margin:0 0 8px;font-size:14px;word-break:break-all',
  table: 'border-collapse:collapse;margin:0 0 16px',
  cell: 'padding:4px 0;vertical-align:top',
  button: 'display:inline-block;padding:12px 20px;text-decoration:none',
} as const
