// Preloaded into every server, so that the server exits and frees its port if its parent process is
// killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
