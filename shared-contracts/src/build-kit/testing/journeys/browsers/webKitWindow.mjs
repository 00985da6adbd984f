// Runs in gjs, which has `imports` instead of Node's modules.
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gtk, WebKit2 } = imports.gi;

/**
 * A browser for WebKitWebDriver: one window with one page. It replaces WebKitGTK's own MiniBrowser
 * for two reasons. The toolbar of MiniBrowser is wider than a phone. Under automation, MiniBrowser
 * uses a private session, and WebKit hides the console messages of private sessions.
 */
Gtk.init(null);
const context = new WebKit2.WebContext();
context.set_automation_allowed(true);
const view = new WebKit2.WebView({
  web_context: context,
  is_controlled_by_automation: true,
  settings: new WebKit2.Settings({ enable_write_console_messages_to_stdout: true }),
});
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => view);
});
const [default_width, default_height] = ARGV.map(Number);
const window = new Gtk.Window({ default_width, default_height });
window.add(view);
window.show_all();
print('ready');
Gtk.main();
