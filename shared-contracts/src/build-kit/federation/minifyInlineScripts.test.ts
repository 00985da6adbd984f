import { minifyInlineScripts } from './minifyInlineScripts';

const TICK = '`';
const literal = (script: string) => `inlineScript${TICK}${script}${TICK}`;

describe('inline scripts', () => {
  it('get short names and lose their lines, and keep the names of others', () => {
    const source = literal(`(function(page){
var answer=page.title;
page.title=answer+other})(document);`);
    expect(minifyInlineScripts(`export const A = ${source};`)).toMatch(
      /^export const A = inlineScript`\(function\((\w)\)\{var (\w)=\1\.title;\1\.title=\2\+other\}\)\(document\);`;$/,
    );
  });

  it('keep their values where they stood', () => {
    const source = literal(
      `wait(\${WAIT_MS}).\${NAME}="\${PATH}";\${JSON.stringify(SIGNS)}.map(run);`,
    );
    expect(minifyInlineScripts(source)).toBe(source);
  });

  it('keep what stands for a character', () => {
    const source = literal(`(function(text){return /\\/a\\b/.test(text)||text==='\\n'})(name);`);
    const [script = ''] = /(?<=`).*(?=`)/.exec(minifyInlineScripts(source)) ?? [];
    expect(new Function('name', `return ${script}`)('/a b')).toBe(true);
    expect(new Function('name', `return ${script}`)('\n')).toBe(true);
  });

  it('stand beside code that is left alone', () => {
    expect(minifyInlineScripts('const longName = `text`;')).toBe('const longName = `text`;');
  });
});
