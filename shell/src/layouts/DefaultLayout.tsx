import { Outlet } from 'react-router-dom';
export function DefaultLayout() {
  return (
    <>
      <header>shop</header>
      <main>
        <Outlet />
      </main>
      <footer>footer</footer>
    </>
  );
}
