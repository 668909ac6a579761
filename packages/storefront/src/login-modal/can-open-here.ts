/** Whether a password may be asked for in this document: a service's script that runs reads all that is written in it. */
export const isDocumentOurs = (): boolean => document.head.querySelector('script[data-service]') === null
