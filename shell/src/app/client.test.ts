const mockOrder: string[] = [];

/**
 * Records a stage of the start, and simulates a visitor who touches the page after the stage.
 */
function mockTask(name: string) {
  mockOrder.push(name);
  setTimeout(() => mockOrder.push('touch'));
}

jest.mock('react', () => mockTask('react'));
jest.mock('react-dom/client', () => mockTask('react-dom'));
jest.mock('react-router-dom', () => mockTask('router'));
jest.mock('styled-components', () => mockTask('styled-components'));
jest.mock('../errors/missingCode', () => ({}));
jest.mock('./hydratePage', () => {
  mockTask('code of the page');
  return { hydratePage: () => mockTask('page') };
});

describe('the start of a page', () => {
  it('lets the browser handle input after each stage', async () => {
    mockTask('script');
    await import('./client');
    while (!mockOrder.includes('page')) await new Promise((resolve) => setTimeout(resolve));
    const stages = mockOrder.filter((name) => name !== 'touch');
    expect(stages).toEqual([
      'script',
      'react',
      'react-dom',
      'router',
      'styled-components',
      'code of the page',
      'page',
    ]);
    expect(mockOrder).toEqual(stages.flatMap((stage) => [stage, 'touch']).slice(0, -1));
  });
});
