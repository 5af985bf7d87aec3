// Loaded into a program before its own code: ends it cleanly when the process that started it has been killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
