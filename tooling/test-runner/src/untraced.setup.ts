/** For debuggers, React's development build creates an async stack trace for each element. Tests need none, and take a sixth less CPU time without. */
Object.assign(console, { createTask: undefined })
