document.body.append('studio')
