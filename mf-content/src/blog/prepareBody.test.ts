import { prepareBody } from './prepareBody';

it('prepareBody gives every heading an id and returns the headings', () => {
  const { html, headings } = prepareBody(
    '<p>a</p><h2>One &amp; <b>two</b></h2><h2 lang="bn">তিন</h2>',
  );
  expect(html).toBe(
    '<p>a</p><h2 id="section-1">One &amp; <b>two</b></h2><h2 id="section-2" lang="bn">তিন</h2>',
  );
  expect(headings).toEqual([
    { id: 'section-1', title: 'One & two' },
    { id: 'section-2', title: 'তিন' },
  ]);
});

it("prepareBody removes the API's ids and everything that could run a script", () => {
  const { html, headings } = prepareBody(
    '<h2 id="section-9" onclick="steal()">A<script>steal()</script></h2><img src=x onerror=steal()>',
  );
  expect(html).toMatch(/^<h2 id="section-1">A<\/h2>/);
  expect(html).not.toMatch(/steal|section-9/);
  expect(headings).toEqual([{ id: 'section-1', title: 'A' }]);
});

it('prepareBody returns no headings if the post has none', () => {
  expect(prepareBody('<p>Short.</p>').headings).toEqual([]);
});
