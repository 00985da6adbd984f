import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { createStoryPage } from './createStoryPage';

const FILE = 'mf-points/src/points/Points.story.tsx';
const stories = {
  Empty: () => <p>No points</p>,
  Broken: () => {
    throw new Error('No points today.');
  },
};

const open = (name: string, loaded: Record<string, unknown> = stories) => {
  const file = {
    id: 'mf-points/points/Points',
    file: FILE,
    routeId: 'stories-0',
    load: async () => loaded,
  };
  const Component = createStoryPage(file, loaded);
  renderRoutes([{ path: '/~stories/mf-points/points/Points/:name', Component }], {
    path: `/~stories/mf-points/points/Points/${name}`,
  });
};

describe('the page of a story', () => {
  it('shows the component below the name of the story', async () => {
    open('Empty');
    expect(await screen.findByText('No points')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'mf-points/points/Points/Empty',
    );
  });

  it.each([
    ['throws', 'Broken', stories, 'No points today.'],
    ['is in a file that throws', 'Empty', { error: new Error('Bad import.') }, 'Bad import.'],
    ['is not there', 'Absent', stories, 'The file exports no component of this name.'],
  ])('says name, file and reason if the story %s', async (_title, name, loaded, reason) => {
    // React logs what a boundary catches.
    jest.spyOn(console, 'error').mockImplementation();
    open(name, loaded);
    const fault = await screen.findByText(/throws:/);
    expect(fault.parentElement).toHaveTextContent(
      `The story mf-points/points/Points/${name} of ${FILE} throws: ${reason}`,
    );
    jest.restoreAllMocks();
  });
});
