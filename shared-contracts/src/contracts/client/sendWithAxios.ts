import axios from 'axios';
import type { IncomingReply, OutgoingRequest } from './apiSettings';

/** Sends one request with axios. Does not parse the reply and accepts every status. */
export async function sendWithAxios(request: OutgoingRequest): Promise<IncomingReply> {
  // By default, axios gives a write without a body the content type of a form; a real form needs
  // the content type that the browser sets.
  const isForm = request.body instanceof FormData;
  const reply = await axios.request<string>({
    method: request.method,
    url: request.url,
    headers: isForm ? request.headers : { 'content-type': false, ...request.headers },
    data: request.body,
    signal: request.signal,
    onUploadProgress: request.onProgress && (({ progress }) => request.onProgress?.(progress ?? 0)),
    responseType: 'text',
    // Text as received. The caller decides whether it is JSON and whether its status is a failure.
    transformResponse: (text: string) => text,
    transformRequest: (body: unknown) => body,
    validateStatus: () => true,
    maxRedirects: 0,
    // The shop has no XSRF cookie. Axios would read it asynchronously, which Chromium delays while
    // a finger touches the screen.
    xsrfCookieName: '',
  });
  const headers: IncomingReply['headers'] = {};
  for (const [name, value] of Object.entries(reply.headers)) {
    headers[name.toLowerCase()] = typeof value === 'string' ? value : undefined;
  }
  return { status: reply.status, headers, text: reply.data ?? '' };
}
