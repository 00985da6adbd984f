import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Serves a given file with Node's HTTP server alone, on one core, as the reference for cached
// pages.
const body = readFileSync(process.argv[2]);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
};
const server = createServer((_request, reply) => {
  reply.writeHead(200, headers);
  reply.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: server.address().port });
});
