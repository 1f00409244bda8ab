// Words, in names of controls and in what people read beside them, of what is never filled. All lower case, without accents.

/** Secrets by which somebody signs in. "Passport" is none. */
export const secret =
  /pass(?:word|code|phrase|wd)|\bpass\b|passwd|\bpwd|pwd\b|passwort|kennwort|mot ?de ?passe|motdepasse|contrasen|\bclave\b|\bsenha\b|palavra.?passe|wachtwoord|\bhaslo\b|losenord|passord|adgangskode|salasana|\bheslo\b|jelszo|\bparola\b|sifre\b|пароль|密码|パスワード|비밀번호|mat ?khau/;

/** Answers that give the account back to whoever knows them. */
export const secretAnswer =
  /(?:security|secret|memorable|challenge|sicherheits|geheim|secrete?)[\s_-]*(?:question|answer|word|frage|antwort|date)|(?:question|pregunta|reponse)[\s_-]*(?:de)?[\s_-]*(?:securite|secrete|seguridad)/;

export const oneTimeCode =
  /one[\s_-]?time|\botp\b|totp|\b2fa\b|\bmfa\b|two[\s_-]?factor|(?:verification|authenticat(?:ion|or)|activation|confirmation|access|sms|login|email)[\s_-]*(?:code|pin|token)|verifycode|smscode|\bpin\b(?![\s_-]*code)|bestatigungscode|sicherheitscode|code de (?:verification|securite|confirmation)|codigo de (?:verificacion|seguridad|confirmacion)/;

export const captcha =
  /captcha|capcha|\bhuman\b|\brobot\b|are you real|spam|honey[\s_-]?pot|turing|security check|kaptcha/;

export const userName =
  /user[\s_-]?(?:name|id|n\b)|username|user[\s_-]?nick|log[\s_-]?in[\s_-]?(?:name|id)|\blogin\b|screen[\s_-]?name|nick[\s_-]?name|\bnick\b|\bhandle\b|member[\s_-]?(?:id|number|name)|membership[\s_-]?(?:number|no|id)|account[\s_-]?(?:name|id)\b|benutzername|nutzername|anmeldename|nom d.?utilisateur|identifiant|\bpseudo(?:nyme)?\b|nombre de usuario|\busuario\b|nome utente|gebruikersnaam|nazwa uzytkownika|anvandarnamn|brukernavn|brugernavn|uzivatelske jmeno|kullanici adi|felhasznalonev|ユーザー/;

/** A bank's account, an identity card or a green card are no cards that pay. */
export const card =
  /(?:credit|debit|bank|payment|pay|kredit|debet|charge|gift|pre-?paid)[\s_-]?(?:card|karte|kaart|kort|cc)|\bcc(?:[\s_-]?(?:num|no|nr|name|exp|csc|cvc|cvv|type|month|year|owner|holder|code|security))|card[\s_-]?(?:num|no\b|nr|holder|owner|name|exp|code|security|type|cvc|cvv|cid|pin|month|year|info|verification)|name[\s_-]?on[\s_-]?(?:the[\s_-]?)?card|\bcvv2?\b|\bcvc2?\b|\bcsc\b|\bcvn\b|security[\s_-]?code|securitycode|kartennummer|karteninhaber|prufziffer|numero (?:de )?(?:la )?(?:carte|tarjeta|cartao|carta)|titulaire de la carte|titular de la tarjeta|\btarjeta\b|carte (?:bancaire|de credit)|cartao|numer karty|kaartnummer|kortnummer/;

/** Only beside a card: passports expire too. */
export const expiry =
  /exp(?:ir|\b|[\s_-]?(?:date|month|year|mm|yy|m\b|y\b))|valid|gultig|ablauf|caduc|vencim|scadenza|\bmm ?\/ ?yy/;

/** Boxes by which somebody agrees, subscribes or is remembered: their own click alone says so. */
export const consent =
  /agree|accept|consent|terms|privacy|polic(?:y|ies)|gdpr|subscrib|newsletter|marketing|promotion|opt[\s_-]?(?:in|out)|remember|keep me|stay signed|certif(?:y|ies)|declare|confirm|acknowledge|authori[sz]e|einverstand|zustimm|akzept|datenschutz|\bagb\b|accepte|conditions|abonn|acept|acuerdo|terminos|accett|aceito|akkoord|zgod|samtyck|godk/;
