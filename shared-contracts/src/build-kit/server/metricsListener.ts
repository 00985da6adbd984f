import { createServer, type RequestListener, type Server } from 'node:http';

/** Path of the metrics on every server of the marketplace. */
export const METRICS_PATH = '/metrics';

/**
 * Address at which other machines can read the metrics. It has its own port, so that shoppers
 * cannot reach it through the shop's proxy.
 */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Metrics in the text format of Prometheus. */
export interface MetricsSource {
  contentType: string;
  read: () => Promise<string>;
}

/**
 * Serves the metrics to Prometheus on another machine.
 * @throws Error if the server cannot listen at the given address
 */
export function listenForMetrics(
  { host, port }: MetricsAddress,
  metrics: MetricsSource,
): Promise<Server> {
  const server = createServer(answerMetrics(metrics));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Returns a listener that answers `/metrics`, and nothing else. */
export const answerMetrics =
  ({ contentType, read }: MetricsSource): RequestListener =>
  (request, response) => {
    if (request.url !== METRICS_PATH) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    );
  };
