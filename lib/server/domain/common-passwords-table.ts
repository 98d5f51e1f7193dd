// The words and keyboard runs that most leaked passwords are made of, in the languages of the product. Written by hand; nothing is fetched.

const words = `
password passwort passwd pass passord contrasena contrasenya motdepasse parola haslo losenord salasana adgangskode kodeord wachtwoord geheim
geheimpje welkom welcome willkommen bienvenue bienvenido benvenuto witamy valkommen velkommen tervetuloa hallo hello hola bonjour ciao czesc
login inloggen admin administrator root user test tester testing testtest guest master changeme letmein secret access default server computer
internet google facebook instagram youtube samsung iphone android microsoft windows nintendo playstation pokemon minecraft fortnite roblox
iloveyou loveyou iloveu love lovely lover loveme liefde schatje lieverd schat liebe schatz jetaime teamo tequiero amor amore amour kocham
kochamcie kochanie misiek skarbie jagalskardig alskling elsker elskerdig rakas kulta princess princesa princesse prinses prinzessin
sunshine sonnenschein zonnetje sommer summer zomer winter spring autumn lente herfst frühling sommar vinter lato kesa estate verano
football voetbal fussball futbol futebol soccer basketball baseball hockey tennis liverpool arsenal chelsea manchester barcelona realmadrid
juventus ajax feyenoord psv bayern dortmund schalke rangers celtic lakers yankees cowboys steelers eagles ferrari porsche mercedes mustang
harley corvette batman superman spiderman starwars naruto dragon dragonball monster shadow killer ninja hunter ranger warrior phoenix tiger
monkey panda dolphin butterfly flower bloemen blume angel angels engel engeltje daniel michael michelle jessica jennifer charlie thomas
robert andrew joshua matthew nicole ashley amanda anthony jordan maggie buster pepper ginger cookie chocolate cheese banana orange purple
yellow silver golden diamond crystal heaven freedom vrijheid forever whatever trustno blink blahblah nothing something family familie
familia famille mother father mommy daddy baby babygirl babyboy sweetie sweet honey sexy sexygirl hottie fuckyou fuckme pussy asshole bitch
bigdick hardcore passion kissme kisses heart hearts friends friend amigos amigo freunde vrienden music musik muziek guitar metallica
nirvana slipknot eminem rockstar rocky jesus christ god godisgood blessed faith bible church nederland holland amsterdam rotterdam utrecht
deutschland berlin hamburg espana madrid italia roma milano polska warszawa sverige stockholm norge oslo danmark kobenhavn suomi helsinki
france paris marseille london england america canada australia qwerty qwertz azerty qwert asdf asdfgh asdfghjkl zxcvbnm zxcv qazwsx qazwsxedc
wsxedc poiuy lkjhg mnbvc aaaa abcd abcdef abcdefg abcabc abc xyz money geld dinero argent success lucky lucky winner champion legend
matrix hacker computer cheater gangster soldier marine police doctor student school zaq zaqwsx pippo andrea giuseppe francesco alessandro
marie nicolas julien camille loulou doudou chouchou azertyuiop bordel soleil coucou caroline sebastian alexander stefan sandra sabine martin
kuba bartek mateusz natalia karolina agnieszka zuzanna dupa kurwa polska moj hemligt sommaren fotboll anders johan kalle pelle mamma pappa
aurinko jalkapallo perkele kissa koira hejsan hejhej kaffe fodbold sommerfugl vinterferie nordmann fotball sjokolade dating seks date single
`;

/** Words by themselves: what is left of a weak password once digits and signs round it are gone. */
export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));

/** Rows of keys and of signs that fingers run along. */
export const keyboardRuns = [
  '01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb', 'qazwsxedcrfvtgb', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6', 'a1b2c3d4e5f6', '!@#$%^&*()', '147258369', '789456123', '159357', '741852963',
] as const;
