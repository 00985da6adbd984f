// Preloaded into every server: one whose starter was killed must not live on and hold the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
