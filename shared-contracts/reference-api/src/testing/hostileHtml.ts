/** What a shop or author might try to smuggle into a page. */
export const hostileHtml =
  '<p onclick="alert(1)">Fresh</p><script>alert(1)</script><img src=x onerror=alert(1)>' +
  '<a href="javascript:alert(1)">here</a>';
