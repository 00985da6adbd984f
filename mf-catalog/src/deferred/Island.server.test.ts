import { Writable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createIsland, type Outcome } from './Island';

const Part = ({ label, outcome }: { label: string; outcome: Outcome<string> }) =>
  createElement('p', null, `${label}: ${'value' in outcome ? outcome.value : 'failed'}`);

/** All that the server sends once every part is there. */
function render(data: Promise<string>): Promise<string> {
  const Late = createIsland<{ label: string }, string>(async () => Part, { when: 'seen' });
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        html += chunk;
        done();
      },
    });
    sink.on('finish', () => resolve(html));
    const stream = renderToPipeableStream(
      createElement(Late, { own: { label: 'Reviews' }, data, height: 100 }),
      { onAllReady: () => stream.pipe(sink), onError: reject },
    );
  });
}

describe('an island on the server', () => {
  it('is in the HTML with its value', async () => {
    expect(await render(Promise.resolve('12'))).toContain('<p>Reviews: 12</p>');
  });

  it('draws a failure and throws none', async () => {
    expect(await render(Promise.reject(new Error('down')))).toContain('<p>Reviews: failed</p>');
  });
});
