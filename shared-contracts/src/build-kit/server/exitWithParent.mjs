// Preloaded into every server, so that the server exits and frees its port if its parent process is
// killed.
const exit = () => process.kill(process.pid, 'SIGTERM');
process.on('disconnect', exit);
// The parent may have ended before this file was loaded.
if (process.connected === false) exit();
