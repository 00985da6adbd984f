import axios from 'axios';
import type { IncomingReply, OutgoingRequest } from './apiSettings';

/** One request with axios, as it is: no parsing, no judgement of statuses. */
export async function sendWithAxios(request: OutgoingRequest): Promise<IncomingReply> {
  // Left to itself, axios calls a write without a body a form; a real one it has to name itself.
  const isForm = request.body instanceof FormData;
  const reply = await axios.request<string>({
    method: request.method,
    url: request.url,
    headers: isForm ? request.headers : { 'content-type': false, ...request.headers },
    data: request.body,
    signal: request.signal,
    onUploadProgress: request.onProgress && (({ progress }) => request.onProgress?.(progress ?? 0)),
    responseType: 'text',
    // Bytes as they came: the caller decides what is JSON and which status is a failure.
    transformResponse: (text: string) => text,
    transformRequest: (body: unknown) => body,
    validateStatus: () => true,
    maxRedirects: 0,
    // There is none, and axios waits for it: while a finger is on the screen, Chromium puts that off.
    xsrfCookieName: '',
  });
  const headers: IncomingReply['headers'] = {};
  for (const [name, value] of Object.entries(reply.headers)) {
    headers[name.toLowerCase()] = typeof value === 'string' ? value : undefined;
  }
  return { status: reply.status, headers, text: reply.data ?? '' };
}
