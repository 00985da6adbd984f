import {
  expandStyles,
  handOverStyles,
  parseStyles,
  usedGroups,
  writeCompact,
} from './compactStyles';

/** The styles of a document whose elements have these classes. */
const compactStyles = (css: string, ...classes: string[]) =>
  writeCompact(usedGroups(parseStyles(css), new Set(classes)));

interface Group {
  id: string;
  names: string[];
  rules: string[];
}

const button: Group = {
  id: 'se1f0',
  names: ['se1f0_Ab', 'se1f0_Cd'],
  rules: ['.se1f0_Ab{color:red;}', '@media print{.se1f0_Ab{color:black;}}', '.se1f0_Cd{top:0;}'],
};
const frame: Group = { id: 'se2g0', names: ['se2g0'], rules: ['.se2g0{border:0;}'] };
const pulse: Group = {
  id: 'sc-keyframes-bMyhXH',
  names: ['bMyhXH'],
  rules: ['@keyframes bMyhXH{50%{opacity:0.55;}}'],
};
const skeleton: Group = {
  id: 'kp010',
  names: ['kp010_Ef'],
  rules: ['.kp010_Ef{animation:bMyhXH 1s;}'],
};
/** Its only rule begins with the name of another component. */
const inFrame: Group = { id: 'se2g1', names: ['se2g1'], rules: ['.se2g0:hover .se2g1{top:1px;}'] };
/** Begins with the name of the component before it. */
const afterInFrame: Group = {
  id: 'se2g2',
  names: ['se2g2'],
  rules: ['.se2g2:has(.se2g1){top:2px;}', '.se2g2::after{content:"}";}'],
};
/** As a build names it that shortens nothing. */
const foreign: Group = { id: 'test__sc-a1-0', names: ['kYzAbc'], rules: ['.kYzAbc{left:0;}'] };

const frameAgain: Group = { id: 'se2h0', names: ['se2h0'], rules: ['.se2h0{border:0;}'] };

/** As styled-components writes them. */
const sheet = (...groups: Group[]) =>
  groups
    .map(({ id, names, rules }, index) =>
      [...rules, `data-styled.g${index + 1}[id="${id}"]{content:"${names},"}`, ''].join(
        '/*!sc*/\n',
      ),
    )
    .join('');

describe('compact styles', () => {
  it('hold the rules alone where everything else follows from them', () => {
    const classes = ['se1f0', 'se1f0_Ab', 'se1f0_Cd', 'se2g0'];
    expect(compactStyles(sheet(button, frame), ...classes)).toBe(
      [...button.rules, ...frame.rules].join(''),
    );
  });

  it('become what styled-components has written', () => {
    const all = [button, frame, pulse, skeleton, inFrame, afterInFrame, foreign, frameAgain];
    const classes = all.flatMap(({ names }) => names);
    expect(expandStyles(compactStyles(sheet(...all), ...classes))).toBe(sheet(...all));
  });

  it('leave out what no element of the document has, and animations of nothing', () => {
    const all = sheet(button, frame, pulse, skeleton, inFrame);
    const used = { ...button, names: ['se1f0_Cd'], rules: ['.se1f0_Cd{top:0;}'] };
    expect(expandStyles(compactStyles(all, 'se1f0', 'se1f0_Cd', 'se2g1'))).toBe(
      sheet(used, inFrame),
    );
  });
});

describe('the hand-over to styled-components', () => {
  it('gives the library an element that is no style sheet, and removes the server’s', () => {
    document.head.innerHTML = `<style data-compact="6.6.0">${frame.rules}</style>`;
    const remove = handOverStyles();
    const [, own] = document.querySelectorAll('style');
    expect(own).not.toBeInstanceOf(HTMLElement);
    expect(own?.textContent).toBe(sheet(frame));
    expect(own?.getAttribute('data-styled-version')).toBe('6.6.0');
    remove();
    expect([...document.querySelectorAll('style')]).toEqual([own]);
  });

  it('leaves alone what the library wrote itself, in a document that was streamed', () => {
    document.head.innerHTML = '<style data-styled="true">p{}</style>';
    handOverStyles()();
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });
});
