function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines of plain text as HTML: `## ` begins a heading, `- ` a list entry, the rest paragraphs. */
export function textToHtml(lines: string[]): string {
  const html = lines.map((line) => {
    if (line.startsWith('## ')) return `<h2>${escapeHtml(line.slice(3))}</h2>`;
    if (line.startsWith('- ')) return `<li>${escapeHtml(line.slice(2))}</li>`;
    return `<p>${escapeHtml(line)}</p>`;
  });
  return html.join('\n').replace(/(?:<li>.*<\/li>\n?)+/g, (list) => `<ul>${list.trim()}</ul>\n`);
}
